'use client'

import { attempt } from '@/components/admin/error-message'
import { IconButton } from '@/components/ui/controls/button'
import { keepPreviousData, useQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CARD } from '@/components/ui/styles'
import { Spinner } from '@/components/ui/notes/notes'
import { redirectsQuery, removeRedirectMutation, saveRedirectMutation } from '@/lib/client/redirects'
import type { Redirect } from '@/lib/contract/redirect'
import { ListWithForm } from '../form/list-with-form'
import { useEntryForm } from '../form/use-edit-form'
import { ListPager } from '../list/list-states'
import { SearchField } from '../list/list-head'
import { usePages } from '../list/use-list-address'
import { PanelError, EmptyList } from '../panel-error'
import { CsvButtons } from './csv-buttons'
import { MissingVisits } from './missing-visits'
import { type EditedRedirect, RedirectForm, STATUS_NAMES } from './redirect-form'
import { Pencil, Trash2 } from 'lucide-react'
import { notify } from '@/components/site/frame/notify'
import { useRowFocus } from '@/components/ui/focus'

const NEW_REDIRECT: EditedRedirect = { id: null, from: '', to: '', status: 301 }

/** Redirects of the site's addresses, and the addresses that visitors missed. */
export function RedirectsPanel() {
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const { entry, times, isOpened, place, open, done } = useEntryForm(NEW_REDIRECT)
  return (
    <ListWithForm
      addLabel="Add a redirect"
      onAdd={() => open(NEW_REDIRECT)}
      place={place}
      form={<RedirectForm key={times} initial={entry} isOpened={isOpened} onDone={done} />}
    >
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
        <RedirectList q={q} page={page} onPage={setPage} onEdit={open} />
      </section>
      <MissingVisits onRedirect={(from) => open({ ...NEW_REDIRECT, from })} />
    </ListWithForm>
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
      <EmptyList>
        {q ? 'No redirect contains this text.' : 'None yet. When an address changes, lead its visitors to the new one.'}
      </EmptyList>
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

/** A redirect in the list. */
function RedirectRow({ redirect, onEdit }: { redirect: Redirect; onEdit: () => void }) {
  const { row } = useRowFocus()
  const { mutateAsync: remove, isPending } = useMutation(removeRedirectMutation())
  const { mutateAsync: save } = useMutation(saveRedirectMutation())
  const { id, from, to, status } = redirect
  const restore = () => attempt(() => save({ id: null, input: { from, to, status } }), 'Failed to add redirect')
  const removeNow = async () => {
    if (isPending) return
    await attempt(async () => {
      await remove(id)
      notify('success', 'Redirect removed', { label: 'Undo', run: () => void restore() })
    }, 'Failed to remove redirect')
  }
  return (
    <li ref={row} className="flex items-center gap-1 py-2 pr-1 pl-4">
      <div className="min-w-0 grow">
        <p dir="ltr" className="font-semibold wrap-anywhere">
          {from}
        </p>
        <p dir="ltr" className="text-sm wrap-anywhere text-muted">
          {to === null ? STATUS_NAMES[status] : `→ ${to} (${STATUS_NAMES[status]})`}
        </p>
      </div>
      <IconButton icon={Pencil} label={`Change ${from}`} onClick={onEdit} />
      <IconButton icon={Trash2} label={`Remove ${from}`} onClick={() => void removeNow()} />
    </li>
  )
}
