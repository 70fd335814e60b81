import { useQuery } from '@tanstack/react-query'
import { CARD } from '@/components/ui/display/card-style'
import { Spinner } from '@/components/ui/notes/spinner'
import { ideasQuery } from '@/lib/client/site/insights'
import { IDEA_KINDS, type IdeaKind } from '@/lib/contract/insights/insight-views'
import { PanelError } from '../panel-error'
import { IdeaRow } from './idea-row'

const HEADINGS: Record<IdeaKind, string> = {
  'zero-results': 'Searched for and not found',
  'unclicked-search': 'Searched for, but no result was opened',
  'stale-price': 'Clicked, with an old price',
  'old-post': 'Read, but not updated for a year',
  'unused-product': 'Products without a post',
}

/** What to write or improve next, by what visitors did in the last 30 days; each with what to do. */
export function IdeaList() {
  const { data, error, refetch } = useQuery(ideasQuery())
  return (
    <section aria-labelledby="ideas" className="grid min-w-0 gap-4">
      <h2 id="ideas" className="font-display text-xl font-bold">
        What to write
      </h2>
      <p className="text-sm text-muted">By what visitors did in the last 30 days.</p>
      {error ? (
        <PanelError title="The list could not be read" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Spinner text="Loading ideas..." className="py-14" />
      ) : data.length === 0 ? (
        <p className={`${CARD} border-dashed px-4 py-10 text-center text-muted`}>
          Nothing stands out: what visitors look for is there.
        </p>
      ) : (
        <div className="grid min-w-0 gap-5 lg:grid-cols-2">
          {IDEA_KINDS.filter((kind) => data.some((idea) => idea.kind === kind)).map((kind) => (
            <div key={kind} className="grid min-w-0 content-start gap-2">
              <h3 id={`ideas-${kind}`} className="font-semibold">
                {HEADINGS[kind]}
              </h3>
              <ul aria-labelledby={`ideas-${kind}`} className={`${CARD} divide-y divide-line`}>
                {data
                  .filter((idea) => idea.kind === kind)
                  .map((idea) => (
                    <IdeaRow key={idea.id ?? idea.subject} idea={idea} />
                  ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
