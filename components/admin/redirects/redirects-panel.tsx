'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CARD } from '@/components/ui/display/card-style'
import { Spinner } from '@/components/ui/notes/spinner'
import { redirectsQuery } from '@/lib/client/site/redirects'
import type { Redirect } from '@/lib/contract/redirect'
import { ListPager } from '../list/list-pager'
import { SearchField } from '../list/head/search-field'
import { usePages } from '../list/place/use-pages'
import { PanelError } from '../panel-error'
import { CsvButtons } from './csv-buttons'
import { MissingVisits } from './missing-visits'
import { type EditedRedirect, RedirectForm } from './redirect-form'
import { RedirectRow } from './redirect-row'

/** Redirects of the site's addresses, and the addresses that visitors missed. */
export function RedirectsPanel() {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [edited, setEdited] = useState<EditedRedirect>({ id: null, from: '', to: '', status: 301 })
  /** The key that restarts the form. */
  const [times, setTimes] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  const edit = (next: EditedRedirect) => {
    setEdited(next)
    setTimes(times + 1)
    form.current?.scrollIntoView({ block: 'nearest' })
  }
  const restart = () => edit({ id: null, from: '', to: '', status: 301 })
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div ref={form} className="scroll-mt-4 lg:order-2">
        <RedirectForm key={times} initial={edited} focuses={times > 0 && edited.from !== ''} onDone={restart} />
      </div>
      <div className="grid min-w-0 gap-8">
        <section aria-labelledby="redirects" className="grid min-w-0 gap-3">
          <h2 id="redirects" className="font-display text-xl font-bold">
            Redirects
          </h2>
          <div className="flex flex-wrap gap-3">
            <div className="flex grow max-sm:basis-full">
              <SearchField
                q={q}
                label="Redirects"
                onSearch={(text) => {
                  setQ(text)
                  setPage(1)
                }}
              />
            </div>
            <CsvButtons />
          </div>
          <RedirectList q={q} page={page} onPage={setPage} onEdit={edit} />
        </section>
        <MissingVisits onRedirect={(from) => edit({ id: null, from, to: '', status: 301 })} />
      </div>
    </div>
  )
}

type ListProps = { q: string; page: number; onPage: (page: number) => void; onEdit: (redirect: EditedRedirect) => void }

function RedirectList({ q, page, onPage, onEdit }: ListProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...redirectsQuery(q, page),
    placeholderData: keepPreviousData,
  })
  const pages = data?.pagination?.total_pages
  const { top, turnTo } = usePages(page, isPlaceholderData ? undefined : pages, onPage)
  if (error) return <PanelError title="Redirects could not be read" error={error} onRetry={() => void refetch()} />
  if (!data) return <Spinner text="Loading redirects..." className="py-14" />
  if (data.redirects.length === 0)
    return (
      <p className={`${CARD} border-dashed px-4 py-14 text-center text-muted`}>
        {q ? 'No redirect contains this text.' : 'None yet. When an address changes, lead its visitors to the new one.'}
      </p>
    )
  const editable = ({ id, from, to, status }: Redirect) => onEdit({ id, from, to: to ?? '', status })
  return (
    <div ref={top} tabIndex={-1} className="grid gap-3 outline-none">
      <ul aria-label="Redirects" aria-busy={isPlaceholderData} className={`${CARD} divide-y divide-line`}>
        {data.redirects.map((redirect) => (
          <RedirectRow key={redirect.id} redirect={redirect} onEdit={() => editable(redirect)} />
        ))}
      </ul>
      <ListPager page={page} pages={pages ?? 1} addressOf={() => '/admin?tab=redirects'} onPage={turnTo} />
    </div>
  )
}
