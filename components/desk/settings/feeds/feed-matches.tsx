import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/controls/button'
import { answerMatchMutation, feedMatchesQuery } from '@/lib/client/products/feeds'
import type { FeedMatch } from '@/lib/contract/products/feed'
import type { MatchedBy } from '@/lib/contract/products/feed-views'
import { formatPrice } from '@/lib/format/products/price'
import { EntryList, EntryRow, PanelSection } from '../../kit/entry-list'
import { Loaded } from '../../kit/panel-error'
import { useWrite } from '../../kit/use-write'

const SAME: Record<MatchedBy, string> = {
  gtin: 'the same GTIN',
  sku: 'the same item number',
  address: 'the same address',
}

/** Rows that may be the same as a product, to accept or decline; nothing if there are none. */
export function FeedMatches() {
  const query = useQuery(feedMatchesQuery)
  const { busy, write: answer } = useWrite(answerMatchMutation)
  if (query.data?.matches.length === 0) return null
  return (
    <PanelSection
      title="The same product?"
      note="A product follows the row that you accept. A declined one is not offered again."
    >
      <Loaded query={query} what="offered matches">
        {({ matches }) => (
          <EntryList label="Offered matches" entries={matches} empty="">
            {(match) => (
              <EntryRow key={match.id} title={match.product.name} facts={describe(match)}>
                {([true, false] as const).map((accept) => (
                  <Button
                    key={String(accept)}
                    kind={accept ? 'quiet' : 'bare'}
                    aria-label={`${accept ? 'Accept' : 'Decline'} for ${match.product.name}`}
                    busy={busy}
                    onClick={() => void answer({ id: match.id, accept })}
                  >
                    {accept ? 'Accept' : 'Decline'}
                  </Button>
                ))}
              </EntryRow>
            )}
          </EntryList>
        )}
      </Loaded>
    </PanelSection>
  )
}

const describe = ({ by, row }: FeedMatch) =>
  [row.name, row.shop, row.price !== null && formatPrice(row.price, row.currency), SAME[by]].filter(Boolean).join(' · ')
