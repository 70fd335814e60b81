import { Button } from '@/components/ui/controls/button'
import { attempt } from '@/components/admin/error-message'
import { countOf } from '@/lib/format/texts/counts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CARD } from '@/components/ui/styles'
import { Spinner } from '@/components/ui/notes/notes'
import { useRowFocus } from '@/components/ui/focus'
import { forgetMissingMutation, missingVisitsQuery } from '@/lib/client/redirects'
import type { MissingVisit } from '@/lib/contract/redirect'
import { formatDate } from '@/lib/format/dates'
import { PanelError, EmptyList } from '../panel-error'

type Props = { onRedirect: (path: string) => void }

/** The addresses that visitors requested and that are not there, each with a way to redirect it. */
export function MissingVisits({ onRedirect }: Props) {
  const { data, error, refetch } = useQuery(missingVisitsQuery())
  return (
    <section aria-labelledby="missing-visits" className="grid min-w-0 gap-3">
      <h2 id="missing-visits" className="font-display text-xl font-bold">
        Addresses not found
      </h2>
      <p className="text-sm text-muted">
        What visitors requested and got a 404 for, the most frequent first. Nothing about the visitor is kept.
      </p>
      {error ? (
        <PanelError title="The list could not be read" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Spinner text="Loading addresses..." className="py-14" />
      ) : data.length === 0 ? (
        <EmptyList>None: every visitor found a page.</EmptyList>
      ) : (
        <ul aria-label="Addresses not found" className={`${CARD} divide-y divide-line`}>
          {data.map((visit) => (
            <VisitRow key={visit.path} visit={visit} onRedirect={() => onRedirect(visit.path)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function VisitRow({ visit, onRedirect }: { visit: MissingVisit; onRedirect: () => void }) {
  const { row } = useRowFocus()
  const { mutateAsync: forget, isPending } = useMutation(forgetMissingMutation())
  const { path, visits, last_at: last, referrer } = visit
  const facts = [
    visits !== null && countOf(visits, 'visit'),
    last && `last on ${formatDate(last)}`,
    referrer && `from ${referrer}`,
  ]
  const forgetNow = () => attempt(() => forget([path]), 'Failed to remove')
  return (
    <li ref={row} className="flex flex-wrap items-center gap-2 px-4 py-2">
      <div className="min-w-0 grow basis-52">
        <p dir="ltr" className="font-semibold wrap-anywhere">
          {path}
        </p>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(', ')}</p>
      </div>
      <Button aria-label={`Redirect ${path}`} onClick={onRedirect}>
        Redirect
      </Button>
      <Button
        kind="bare"
        aria-label={`Remove ${path} from this list`}
        disabled={isPending}
        onClick={() => void forgetNow()}
      >
        Remove
      </Button>
    </li>
  )
}
