import { Button } from '@/components/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { postVersionQuery, restoreVersionMutation } from '@/lib/client/posts/post-states'
import type { PostVersion, VersionField, VersionSummary } from '@/lib/contract/posts/post-version'
import { PanelError } from '../../kit/panel-error'
import { Spinner } from '@/components/ui/notes/spinner'
import { FIELD } from '../../kit/chips'
import { Section } from '../../kit/frame'
import { Select } from '../../kit/select'
import { formatMoment } from '@/lib/format/dates'
import { describeVersion, VERSION_FIELD_NAMES } from './describe-version'
import { FieldChange } from './field-change'
import { ADMIN_TEXTS, versionRestoreFailed } from '@/lib/contract/admin-texts'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { useWrite } from '../../kit/use-write'

type RestoreButtonProps = {
  id: string
  version: VersionSummary
  current: VersionSummary | undefined
  onRestored: () => void
}

type Props = {
  id: string
  versions: VersionSummary[]
  shown: VersionSummary
  onRestored: () => void
}

/** Comparison of a version with the previous one, or with a chosen one, from the earlier to the later. */
export function VersionComparison({ id, versions, shown, onRestored }: Props) {
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
          {!shown.is_current && <RestoreButton id={id} version={shown} current={versions[0]} onRestored={onRestored} />}
        </div>
      </Section>
      <Comparison id={id} earlier={earlier.saved_at ?? ''} later={later.saved_at ?? ''} />
    </section>
  )
}

const nameOf = ({ saved_at, is_current }: VersionSummary) =>
  is_current ? 'Current version' : formatMoment(saved_at ?? '', 'second')

function Comparison({ id, earlier, later }: { id: string; earlier: string; later: string }) {
  const before = useQuery(postVersionQuery(id, earlier))
  const after = useQuery(postVersionQuery(id, later))
  const error = before.error ?? after.error
  if (error)
    return (
      <PanelError
        title="The versions could not be loaded"
        error={error}
        onRetry={() => void Promise.all([before.refetch(), after.refetch()])}
      />
    )
  if (!before.data || !after.data) return <Spinner text="Comparing..." className="py-16" />
  const [one, two] = [before.data, after.data]
  const fields = (Object.keys(VERSION_FIELD_NAMES) as VersionField[]).filter((field) => differs(one[field], two[field]))
  return (
    <>
      <p className="text-sm text-muted">
        {`From ${formatMoment(earlier, 'second')} to ${formatMoment(later, 'second')}.${fields.length === 0 ? ' There are no differences.' : ''}`}
      </p>
      {fields.map((field) => (
        <FieldChange key={field} field={field} before={one} after={two} />
      ))}
    </>
  )
}

const differs = (one: PostVersion[keyof PostVersion], two: PostVersion[keyof PostVersion]) =>
  JSON.stringify(one) !== JSON.stringify(two)

/** Restores a version of the post, after confirmation. */
function RestoreButton({ id, version, current, onRestored }: RestoreButtonProps) {
  const [confirm, confirmation] = useConfirm()
  const { busy, write } = useWrite(restoreVersionMutation(id), {
    done: ADMIN_TEXTS.versionRestored,
    failed: versionRestoreFailed,
  })
  const restore = async () => {
    if (await write({ version: version.saved_at ?? '', updated_at: current?.saved_at ?? '' })) onRestored()
  }
  const askToRestore = () =>
    confirm({
      title: 'Confirm Restore',
      message: `Are you sure you want to restore the version of ${formatMoment(version.saved_at ?? '', 'second')}? It becomes a new version; the current one is kept.`,
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
