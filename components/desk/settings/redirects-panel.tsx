import { useQuery, useMutation } from '@tanstack/react-query'
import { api } from '@/lib/client/calls/client'
import { redirectsQuery, missingVisitsQuery } from '@/lib/client/redirects'
import {
  type Redirect,
  REDIRECT_STATUSES,
  redirectInput,
  type RedirectStatus,
  type MissingVisit,
} from '@/lib/contract/redirect'
import { EntryList, EntryRow, PanelSection } from '../kit/entry-list'
import { SearchField } from '../kit/list-head'
import { plainListAddress, useAddressView } from '../kit/use-list-address'
import { Loaded, errorMessageOf, undo, useWrite, saveCsv } from '../kit/feedback'
import { MAX_URL_LENGTH } from '@/lib/contract/limits'
import { EditForm, type EntryFormProps, ListWithForm, useEditForm } from '../kit/edit-form'
import { SelectField, TextField } from '../kit/form-field'
import { Button } from '@/components/ui/controls/button'
import { Download, Upload } from 'lucide-react'
import { notify } from '@/components/site/frame/notify'
import { ApiError } from '@/lib/contract/failure'
import { FileChooser } from '../pictures/file-chooser'
import { formatDate } from '@/lib/format/dates'
import { countOf } from '@/lib/format/texts/counts'

const ADDRESS = plainListAddress('redirects')
const NEW_REDIRECT: EditedRedirect = { id: null, from: '', to: '', status: 301 }

/** Redirects of the site's addresses, and the addresses that visitors missed. */
export function RedirectsPanel() {
  const [view, change] = useAddressView(ADDRESS)
  const query = useQuery(redirectsQuery(view.q, view.page))
  const failed = 'Failed to remove redirect'
  const { write: add } = useWrite(api.redirects.create, { failed })
  const { write } = useWrite(api.redirects.remove, { failed })
  const remove = ({ id, from, to, status }: Redirect) => write({ id }, () => undo(() => add({ from, to, status })))
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
            <Loaded query={query} what="redirects">
              {({ redirects, pagination }) => (
                <EntryList
                  label="Redirects"
                  entries={redirects}
                  empty={view.q ? 'No redirect contains this text.' : NONE_YET}
                  isStale={query.isPlaceholderData}
                  pages={{
                    page: view.page,
                    onPage: (page, entry) => change({ page }, entry),
                    count: pagination?.total_pages,
                    addressOf: (page) => ADDRESS.path({ ...view, page }),
                  }}
                >
                  {(redirect) => (
                    <EntryRow
                      key={redirect.id}
                      dir="ltr"
                      title={redirect.from}
                      facts={describe(redirect)}
                      onChange={() => open({ ...redirect, to: redirect.to ?? '' })}
                      onRemove={() => void remove(redirect)}
                    />
                  )}
                </EntryList>
              )}
            </Loaded>
          </PanelSection>
          <MissingVisits onRedirect={(from) => open({ ...NEW_REDIRECT, from })} />
        </>
      )}
    </ListWithForm>
  )
}

const NONE_YET = 'None yet. When an address changes, lead its visitors to the new one.'

const describe = ({ to, status }: Redirect) =>
  to === null ? STATUS_NAMES[status] : `→ ${to} (${STATUS_NAMES[status]})`

type EditedRedirect = { id: string | null; from: string; to: string; status: RedirectStatus }

const STATUS_NAMES: Record<RedirectStatus, string> = {
  301: '301, moved for good',
  302: '302, moved for now',
  410: '410, removed for good',
}
const STATUSES = REDIRECT_STATUSES.map((status) => [status, STATUS_NAMES[status]] as const)
const ADDRESS_FIELD = { dir: 'ltr', inputMode: 'url', maxLength: MAX_URL_LENGTH } as const

function RedirectForm({ entry: { id, ...initial }, isOpened, onDone }: EntryFormProps<EditedRedirect>) {
  const { values, field, form } = useEditForm({
    initial,
    schema: redirectInput,
    bodyOf: ({ from, to, status }) => ({ from, to: status === 410 ? null : to, status }),
    save: (body) => (id === null ? api.redirects.create(body) : api.redirects.update({ params: { id }, body })),
    isOpened,
    onDone,
  })
  return (
    <EditForm title={id === null ? 'Add a redirect' : 'Change a redirect'} saveLabel="Save redirect" {...form}>
      <TextField
        {...ADDRESS_FIELD}
        {...field('from')}
        label="From"
        autoFocus={isOpened && initial.from === ''}
        placeholder="/old-page"
      />
      <SelectField {...field('status')} label="Status" options={STATUSES} />
      {values.status !== 410 && (
        <TextField
          {...ADDRESS_FIELD}
          {...field('to')}
          label="To"
          placeholder="/new-page or https://…"
          autoFocus={isOpened && initial.from !== ''}
        />
      )}
    </EditForm>
  )
}

/** Import and export of redirects as CSV; wrong lines of an import are listed. */
function CsvButtons() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => api.redirects.importCsv({ csv: await file.text() }),
    onSuccess: ({ message }) => notify('success', message),
  })
  const issues = error instanceof ApiError ? error.issues : []
  const download = () => saveCsv(api.redirects.exportCsv(), 'redirects.csv', 'Failed to export redirects')
  return (
    <>
      <FileChooser
        label="CSV file with redirects"
        accept=".csv,text/csv"
        icon={Upload}
        disabled={isPending}
        onFiles={([file]) => file && mutate(file)}
      >
        Import CSV
      </FileChooser>
      <Button icon={Download} onClick={() => void download()}>
        Export CSV
      </Button>
      {error && (
        <ul role="alert" className="w-full text-sm wrap-anywhere text-danger">
          <li>{`Nothing was imported. ${errorMessageOf(error)}`}</li>
          {issues.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{`${path}: ${message}`}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The addresses that visitors requested and that are not there, each with a way to redirect it. */
function MissingVisits({ onRedirect }: { onRedirect: (path: string) => void }) {
  const query = useQuery(missingVisitsQuery)
  const { busy, write: forget } = useWrite(api.redirects.forget, { failed: 'Failed to remove', done: null })
  return (
    <PanelSection
      title="Addresses not found"
      note="What visitors requested and got a 404 for, the most frequent first. Nothing about the visitor is kept."
    >
      <Loaded query={query} what="addresses">
        {(visits) => (
          <EntryList label="Addresses not found" entries={visits} empty="None: every visitor found a page.">
            {(visit) => (
              <EntryRow key={visit.path} dir="ltr" title={visit.path} facts={factsOf(visit)}>
                <Button aria-label={`Redirect ${visit.path}`} onClick={() => onRedirect(visit.path)}>
                  Redirect
                </Button>
                <Button
                  kind="bare"
                  aria-label={`Remove ${visit.path} from this list`}
                  disabled={busy}
                  onClick={() => void forget({ paths: [visit.path] })}
                >
                  Remove
                </Button>
              </EntryRow>
            )}
          </EntryList>
        )}
      </Loaded>
    </PanelSection>
  )
}

const factsOf = ({ visits, last_at: last, referrer }: MissingVisit) =>
  [visits !== null && countOf(visits, 'visit'), last && `last on ${formatDate(last)}`, referrer && `from ${referrer}`]
    .filter(Boolean)
    .join(', ')
