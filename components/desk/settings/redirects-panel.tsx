import { useQuery } from '@tanstack/react-query'
import { redirectsQuery, removeRedirectMutation, saveRedirectMutation } from '@/lib/client/redirects'
import type { Redirect } from '@/lib/contract/redirect'
import { ListWithForm } from '../kit/list-with-form'
import { EntryList, EntryRow, PanelSection } from '../kit/entry-list'
import { SearchField } from '../kit/list-head'
import { plainListAddress, useAddressView } from '../kit/use-list-address'
import { Loaded } from '../kit/panel-error'
import { CsvButtons } from './csv-buttons'
import { MissingVisits } from './missing-visits'
import { type EditedRedirect, RedirectForm, STATUS_NAMES } from './redirect-form'
import { undo, useWrite } from '../kit/use-write'

const ADDRESS = plainListAddress('redirects')
const NEW_REDIRECT: EditedRedirect = { id: null, from: '', to: '', status: 301 }

/** Redirects of the site's addresses, and the addresses that visitors missed. */
export function RedirectsPanel() {
  const [view, change] = useAddressView(ADDRESS)
  return (
    <ListWithForm addLabel="Add a redirect" fresh={NEW_REDIRECT} form={RedirectForm}>
      {(open) => (
        <>
          <PanelSection title="Redirects">
            <div className="flex flex-wrap gap-3">
              <div className="flex grow max-sm:basis-full">
                <SearchField q={view.q} label="Redirects" onSearch={(q) => change({ q }, 'replace')} />
              </div>
              <CsvButtons />
            </div>
            <RedirectList
              {...view}
              onPage={(page, entry) => change({ page }, entry)}
              onEdit={({ id, from, to, status }) => open({ id, from, to: to ?? '', status })}
            />
          </PanelSection>
          <MissingVisits onRedirect={(from) => open({ ...NEW_REDIRECT, from })} />
        </>
      )}
    </ListWithForm>
  )
}

type ListProps = {
  q: string
  page: number
  onPage: (page: number, entry: 'push' | 'replace') => void
  onEdit: (redirect: Redirect) => void
}

function RedirectList({ q, page, onPage, onEdit }: ListProps) {
  const query = useQuery(redirectsQuery(q, page))
  const failed = 'Failed to remove redirect'
  const { write: save } = useWrite(saveRedirectMutation, { failed })
  const { write } = useWrite(removeRedirectMutation, { failed })
  const remove = ({ id, from, to, status }: Redirect) =>
    write(id, () => undo(() => save({ id: null, input: { from, to, status } })))
  return (
    <Loaded query={query} what="redirects">
      {({ redirects, pagination }) => (
        <EntryList
          label="Redirects"
          entries={redirects}
          empty={
            q
              ? 'No redirect contains this text.'
              : 'None yet. When an address changes, lead its visitors to the new one.'
          }
          isStale={query.isPlaceholderData}
          pages={{
            page,
            onPage,
            count: pagination?.total_pages,
            addressOf: (to) => ADDRESS.path({ filter: 'all', sort: 'newest', q, page: to }),
          }}
        >
          {(redirect) => (
            <EntryRow
              key={redirect.id}
              dir="ltr"
              title={redirect.from}
              facts={describe(redirect)}
              onChange={() => onEdit(redirect)}
              onRemove={() => void remove(redirect)}
            />
          )}
        </EntryList>
      )}
    </Loaded>
  )
}

const describe = ({ to, status }: Redirect) =>
  to === null ? STATUS_NAMES[status] : `→ ${to} (${STATUS_NAMES[status]})`
