import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postVersionsQuery } from '@/lib/client/posts/post-versions'
import type { VersionSummary } from '@/lib/contract/posts/post-version'
import { PanelError } from '../../admin/panel-error'
import { Spinner } from '../../ui/notes/spinner'
import { ScreenHead } from '../frame/screen-head'
import { VersionComparison } from './version-comparison'
import { VersionList } from './version-list'

/** Version history of a post: what each version changed, a comparison of any two, and restoring. */
export function HistoryScreen({ id }: { id: string }) {
  const router = useRouter()
  const editor = `/admin/post/${encodeURIComponent(id)}`
  const { data: versions, error, refetch } = useQuery({ ...postVersionsQuery(id), refetchOnMount: 'always' })
  return (
    <div className="flex grow flex-col">
      <ScreenHead
        id={id}
        title="History"
        parent={{ title: versions?.[0]?.title || 'Edit Post', href: editor }}
        onBack={() => router.push(editor)}
      />
      <div className="mx-auto w-full max-w-7xl grow px-4 py-6 sm:px-6 lg:py-8">
        {error && <PanelError title="The versions could not be read" error={error} onRetry={() => void refetch()} />}
        {!versions && !error && <Spinner text="Loading versions..." className="py-24" />}
        {versions && !error && <Versions id={id} versions={versions} />}
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
