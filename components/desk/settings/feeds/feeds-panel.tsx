import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { Button } from '@/components/ui/controls/button'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { api } from '@/lib/client/calls/client'
import { feedsQuery } from '@/lib/client/products/feeds'
import type { Feed, FeedMatch } from '@/lib/contract/products/feed'
import { formatPrice } from '@/lib/format/products/product-values'
import { EntryList, EntryRow, PanelSection } from '../../kit/entry-list'
import { Loaded, useWrite } from '../../kit/feedback'
import { viewPath } from '../../kit/rooms'
import { FeedForm } from './feed-form'
import { describeFeed, FeedView } from './feed-view'

/** The value of `feed` in the address of a new one. */
const NEW = 'new'

/** @param feed the id of one; null for the list. */
function show(feed: string | null): void {
  window.history.pushState(null, '', `${viewPath('feeds')}${feed === null ? '' : `&feed=${encodeURIComponent(feed)}`}`)
}

const showList = () => show(null)

/** The product feeds, or the one of the address. */
export function FeedsPanel() {
  const shown = useSearchParams().get('feed')
  const query = useQuery(feedsQuery)
  if (shown === NEW) return <FeedForm feed={null} onDone={show} onCancel={showList} />
  return (
    <Loaded query={query} what="product feeds">
      {({ feeds, matches }) => {
        const feed = feeds.find(({ id }) => id === shown)
        return feed ? <FeedView feed={feed} onClose={showList} /> : <FeedList feeds={feeds} matches={matches} />
      }}
    </Loaded>
  )
}

function FeedList({ feeds, matches }: { feeds: Feed[]; matches: FeedMatch[] }) {
  const [confirm, confirmation] = useConfirm()
  const { write: remove } = useWrite(api.feeds.remove)
  return (
    <div className="grid gap-8">
      <PanelSection
        title="Product feeds"
        note="Lists of shops and networks that keep prices, availability and links of your products true. Their rows can be linked in posts, too."
        controls={
          <Button icon={Plus} kind="primary" onClick={() => show(NEW)}>
            Add a feed
          </Button>
        }
      >
        <EntryList
          label="Product feeds"
          entries={feeds}
          empty="None yet. Your affiliate network or a shop gives you the address of its feed."
        >
          {(feed) => (
            <EntryRow
              key={feed.id}
              title={feed.name}
              facts={describeFeed(feed)}
              onRemove={() =>
                confirm({
                  title: `Remove ${feed.name}?`,
                  message:
                    'Its rows and history are removed. Products that get their values from it stay as they are now.',
                  confirmLabel: 'Remove',
                  onConfirm: () => remove({ feed_id: feed.id }),
                })
              }
            >
              <Button aria-label={`Open ${feed.name}`} onClick={() => show(feed.id)}>
                {feed.state === 'held' ? 'Review' : 'Open'}
              </Button>
            </EntryRow>
          )}
        </EntryList>
      </PanelSection>
      <FeedMatches matches={matches} />
      <ConfirmDialog {...confirmation} />
    </div>
  )
}

const SAME: Record<FeedMatch['by'], string> = {
  gtin: 'the same GTIN',
  sku: 'the same item number',
  address: 'the same address',
}

/** Rows that may be the same as a product, to accept or decline; nothing if there are none. */
function FeedMatches({ matches }: { matches: FeedMatch[] }) {
  const { busy, write: answer } = useWrite(api.feeds.answerMatch)
  if (matches.length === 0) return null
  return (
    <PanelSection
      title="The same product?"
      note="A product follows the row that you accept. A declined one is not offered again."
    >
      <EntryList label="Offered matches" entries={matches} empty="">
        {(match) => (
          <EntryRow key={match.id} title={match.product.name} facts={describeMatch(match)}>
            {([true, false] as const).map((accept) => (
              <Button
                key={String(accept)}
                kind={accept ? 'quiet' : 'bare'}
                aria-label={`${accept ? 'Accept' : 'Decline'} for ${match.product.name}`}
                busy={busy}
                onClick={() => void answer({ match_id: match.id, accept })}
              >
                {accept ? 'Accept' : 'Decline'}
              </Button>
            ))}
          </EntryRow>
        )}
      </EntryList>
    </PanelSection>
  )
}

const describeMatch = ({ by, row }: FeedMatch) =>
  [row.name, row.shop, row.price !== null && formatPrice(row.price, row.currency), SAME[by]].filter(Boolean).join(' · ')
