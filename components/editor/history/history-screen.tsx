import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useState } from 'react'
import { postVersionsQuery } from '@/lib/client/posts/post-versions'
import type { VersionSummary } from '@/lib/contract/posts/post-version'
import { PanelError } from '../../admin/panel-error'
import { Spinner } from '../../ui/notes/spinner'
import { VersionComparison } from './version-comparison'
import { VersionList } from './version-list'

/** Version history of a post: what each version changed, a comparison of any two, and restoring. */
export function HistoryScreen({ id }: { id: string }) {
  const { data: versions, error, refetch } = useQuery({ ...postVersionsQuery(id), refetchOnMount: 'always' })
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-6 px-4 py-6 sm:px-6 md:py-8">
      <header className="grid gap-1">
        <nav aria-label="Breadcrumb" className="min-w-0">
          <ol className="flex min-w-0 items-center gap-2 text-sm text-muted">
            <li>
              <Link href="/admin" prefetch={false} className="hover:underline">
                Admin
              </Link>
            </li>
            <li aria-hidden="true">/</li>
            <li className="min-w-0 truncate">
              <Link
                href={`/admin/post/${encodeURIComponent(id)}`}
                prefetch={false}
                dir="auto"
                className="hover:underline"
              >
                {versions?.[0]?.title || 'Edit Post'}
              </Link>
            </li>
            <li aria-hidden="true">/</li>
            <li aria-current="page">History</li>
          </ol>
        </nav>
        <h1 className="text-3xl font-bold">History</h1>
      </header>
      {error && <PanelError title="The versions could not be read" error={error} onRetry={() => void refetch()} />}
      {!versions && !error && <Spinner text="Loading versions..." className="py-24" />}
      {versions && !error && <Versions id={id} versions={versions} />}
    </div>
  )
}

function Versions({ id, versions }: { id: string; versions: VersionSummary[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = versions.find(({ saved_at }) => saved_at === chosen) ?? versions[0]
  if (!shown) return null
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
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
