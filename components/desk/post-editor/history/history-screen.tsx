import { useQueries, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState, useId } from 'react'
import { postVersionsQuery, postVersionQuery, restoreVersionMutation } from '@/lib/client/posts/post-states'
import type { VersionSummary, VersionField } from '@/lib/contract/posts/post-version'
import { Loaded, useWrite } from '../../kit/feedback'
import { ScreenHead } from '../../kit/screen-head'
import { CARD } from '@/components/ui/styles'
import { formatMoment } from '@/lib/format/dates'
import { Button } from '@/components/ui/controls/button'
import { FIELD, Select } from '../../kit/form-field'
import { Section } from '../../kit/frame'
import { describeVersion, FieldChange, VERSION_FIELD_NAMES } from './field-change'
import { ADMIN_TEXTS, versionRestoreFailed } from '@/lib/contract/admin-texts'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'

const ENTRY =
  'grid w-full gap-0.5 border-l-3 border-transparent px-4 py-3 text-left text-sm hover:bg-tint ' +
  'aria-pressed:border-purple-600 aria-pressed:bg-tint'

/** Version history of a post: what each version changed, a comparison of any two, and restoring. */
export function HistoryScreen({ id }: { id: string }) {
  const router = useRouter()
  const editor = `/admin/post/${encodeURIComponent(id)}`
  const query = useQuery({ ...postVersionsQuery(id), refetchOnMount: 'always' })
  return (
    <div className="flex grow flex-col">
      <ScreenHead
        id={id}
        title="History"
        parent={{ title: query.data?.[0]?.title || 'Edit Post', href: editor }}
        onBack={() => router.push(editor)}
      />
      <div className="mx-auto w-full max-w-7xl grow px-4 py-6 sm:px-6 lg:py-8">
        <Loaded query={query} what="versions">
          {(versions) => <Versions id={id} versions={versions} />}
        </Loaded>
      </div>
    </div>
  )
}

/** The versions of a post, current one first, each with author, time and changes; and the comparison of one. */
function Versions({ id, versions }: { id: string; versions: VersionSummary[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = versions.find(({ saved_at }) => saved_at === chosen) ?? versions[0]
  if (!shown) return null
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <ol
        aria-label="Versions"
        className={`${CARD} max-h-72 divide-y divide-line overflow-y-auto overscroll-contain lg:max-h-[calc(100dvh-12rem)]`}
      >
        {versions.map((version, index) => (
          <li key={version.saved_at}>
            <button
              type="button"
              aria-pressed={version === shown}
              onClick={() => setChosen(version.saved_at)}
              className={ENTRY}
            >
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                {version.saved_at && <span>{formatMoment(version.saved_at, 'second')}</span>}
                {version.is_current && (
                  <span className="rounded-full bg-purple-800 px-2 text-xs text-white">Current</span>
                )}
              </span>
              <span className="text-muted wrap-anywhere">
                {`${describeVersion(version, index === versions.length - 1)}${version.saved_by ? ` · ${version.saved_by}` : ''}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <VersionComparison
        key={shown.saved_at}
        id={id}
        versions={versions}
        shown={shown}
        onRestored={() => setChosen(null)}
      />
    </div>
  )
}

type ComparisonProps = {
  id: string
  versions: VersionSummary[]
  shown: VersionSummary
  onRestored: () => void
}

/** Comparison of a version with the previous one, or with a chosen one, from the earlier to the later. */
function VersionComparison({ id, versions, shown, onRestored }: ComparisonProps) {
  const selectId = useId()
  const position = versions.indexOf(shown)
  const others = versions.filter((version) => version !== shown)
  const [chosen, setChosen] = useState<string | null>(null)
  const other = others.find(({ saved_at }) => saved_at === chosen) ?? versions[position + 1] ?? others[0]
  if (!other)
    return (
      <p className="py-10 text-center text-muted">
        There are no earlier versions yet: each save keeps the one before it.
      </p>
    )
  const [earlier, later] = versions.indexOf(other) > position ? [other, shown] : [shown, other]
  return (
    <section aria-label="Comparison" className="grid min-w-0 gap-5">
      <Section title={`${nameOf(shown)}, compared with`} field={selectId}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Select
            id={selectId}
            options={others.map((version) => [
              version.saved_at ?? '',
              `${nameOf(version)}${version === versions[position + 1] ? ' (the previous one)' : ''}: ${describeVersion(version, version === versions.at(-1))}`,
            ])}
            value={other.saved_at ?? ''}
            onChange={setChosen}
            className={`${FIELD} max-w-md min-w-0 flex-1`}
          />
          {!shown.is_current && <RestoreButton {...{ id, versions, shown, onRestored }} />}
        </div>
      </Section>
      <Comparison id={id} earlier={earlier.saved_at ?? ''} later={later.saved_at ?? ''} />
    </section>
  )
}

const nameOf = ({ saved_at, is_current }: VersionSummary) =>
  is_current ? 'Current version' : formatMoment(saved_at ?? '', 'second')

function Comparison({ id, earlier, later }: { id: string; earlier: string; later: string }) {
  const query = useQueries({
    queries: [postVersionQuery(id, earlier), postVersionQuery(id, later)],
    combine: ([before, after]) => ({
      data: before.data && after.data && { before: before.data, after: after.data },
      error: before.error ?? after.error,
      refetch: () => Promise.all([before.refetch(), after.refetch()]),
    }),
  })
  return (
    <Loaded query={query} what="versions">
      {({ before, after }) => {
        const fields = (Object.keys(VERSION_FIELD_NAMES) as VersionField[]).filter(
          (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
        )
        return (
          <>
            <p className="text-sm text-muted">
              {`From ${formatMoment(earlier, 'second')} to ${formatMoment(later, 'second')}.${fields.length === 0 ? ' There are no differences.' : ''}`}
            </p>
            {fields.map((field) => (
              <FieldChange key={field} {...{ field, before, after }} />
            ))}
          </>
        )
      }}
    </Loaded>
  )
}

function RestoreButton({ id, versions: [current], shown, onRestored }: ComparisonProps) {
  const [confirm, confirmation] = useConfirm()
  const { busy, write } = useWrite(restoreVersionMutation(id), {
    done: ADMIN_TEXTS.versionRestored,
    failed: versionRestoreFailed,
  })
  const restore = async () => {
    if (await write({ version: shown.saved_at ?? '', updated_at: current?.saved_at ?? '' })) onRestored()
  }
  const askToRestore = () =>
    confirm({
      title: 'Confirm Restore',
      message: `Are you sure you want to restore the version of ${formatMoment(shown.saved_at ?? '', 'second')}? It becomes a new version; the current one is kept.`,
      detail:
        current?.status === 'published'
          ? 'This post is published: visitors will see the restored version.'
          : 'This post stays a draft.',
      confirmLabel: 'Restore',
      kind: 'primary',
      onConfirm: () => void restore(),
    })
  return (
    <>
      <Button kind="primary" busy={busy} onClick={askToRestore}>
        {busy ? 'Restoring...' : 'Restore this version'}
      </Button>
      <ConfirmDialog {...confirmation} />
    </>
  )
}
