import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postVersionsQuery } from '@/lib/client/posts/post-states'
import type { VersionSummary } from '@/lib/contract/posts/post-version'
import { Loaded } from '../../kit/panel-error'
import { ScreenHead } from '../../kit/screen-head'
import { VersionComparison } from './version-comparison'
import { CARD } from '@/components/ui/styles'
import { formatMoment } from '@/lib/format/dates'
import { describeVersion } from './describe-version'

const ENTRY =
  'grid w-full gap-0.5 border-l-3 border-transparent px-4 py-3 text-left text-sm hover:bg-tint ' +
  'aria-pressed:border-purple-600 aria-pressed:bg-tint'

type Props = { versions: VersionSummary[]; shown: VersionSummary; onShow: (version: VersionSummary) => void }

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

function Versions({ id, versions }: { id: string; versions: VersionSummary[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = versions.find(({ saved_at }) => saved_at === chosen) ?? versions[0]
  if (!shown) return null
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <VersionList versions={versions} shown={shown} onShow={({ saved_at }) => setChosen(saved_at)} />
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

/** The versions of a post, current one first, each with author, time and changes. */
function VersionList({ versions, shown, onShow }: Props) {
  return (
    <ol
      aria-label="Versions"
      className={`${CARD} max-h-72 divide-y divide-line overflow-y-auto overscroll-contain lg:max-h-[calc(100dvh-12rem)]`}
    >
      {versions.map((version, index) => (
        <li key={version.saved_at}>
          <button type="button" aria-pressed={version === shown} onClick={() => onShow(version)} className={ENTRY}>
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
  )
}
