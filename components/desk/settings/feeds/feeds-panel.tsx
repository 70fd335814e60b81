import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { Button } from '@/components/ui/controls/button'
import { ConfirmDialog, useConfirm } from '@/components/ui/dialogs/confirm-dialog'
import { feedsQuery, removeFeedMutation } from '@/lib/client/products/feeds'
import type { Feed } from '@/lib/contract/products/feed'
import { EntryList, EntryRow, PanelSection } from '../../kit/entry-list'
import { Loaded } from '../../kit/panel-error'
import { viewPath } from '../../kit/rooms'
import { FeedForm } from './feed-form'
import { FeedMatches } from './feed-matches'
import { describeFeed, FeedView } from './feed-view'
import { useWrite } from '../../kit/use-write'

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
      {(feeds) => {
        const feed = feeds.find(({ id }) => id === shown)
        return feed ? <FeedView feed={feed} onClose={showList} /> : <FeedList feeds={feeds} />
      }}
    </Loaded>
  )
}

function FeedList({ feeds }: { feeds: Feed[] }) {
  const [confirm, confirmation] = useConfirm()
  const { write: remove } = useWrite(removeFeedMutation)
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
                  onConfirm: () => remove(feed.id),
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
      <FeedMatches />
      <ConfirmDialog {...confirmation} />
    </div>
  )
}
