import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/controls/button'
import { api } from '@/lib/client/calls/client'
import { missingVisitsQuery } from '@/lib/client/redirects'
import type { MissingVisit } from '@/lib/contract/redirect'
import { formatDate } from '@/lib/format/dates'
import { countOf } from '@/lib/format/texts/counts'
import { Loaded, useWrite } from '../kit/feedback'
import { EntryList, EntryRow, PanelSection } from '../kit/entry-list'

/** The addresses that visitors requested and that are not there, each with a way to redirect it. */
export function MissingVisits({ onRedirect }: { onRedirect: (path: string) => void }) {
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
