import { useQuery } from '@tanstack/react-query'
import { buttonStyle } from '@/components/ui/styles'
import { feedAttentionQuery } from '@/lib/client/products/feeds'
import type { FeedAttention as Attention } from '@/lib/contract/products/feed'
import type { AttentionReason } from '@/lib/contract/products/feed-views'
import { formatDate } from '@/lib/format/dates'
import { formatPrice } from '@/lib/format/products/price'
import { countOf } from '@/lib/format/texts/counts'
import { EntryList, EntryRow, PanelSection } from '../kit/entry-list'
import { PanelError } from '../kit/panel-error'
import { RecordLink } from '../kit/record-link'

/** What is done about each: the product's screen offers it. */
const ACTS: Record<AttentionReason, string> = {
  vanished: 'Replace',
  out_of_stock: 'Replace',
  price: 'See its posts',
}

/** The products of feeds that vanished, are out of stock everywhere, or whose price moved; nothing if there are none. */
export function FeedAttention() {
  const { data = [], error, refetch } = useQuery(feedAttentionQuery)
  if (error) return <PanelError title="What feeds say could not be read" error={error} onRetry={() => void refetch()} />
  if (data.length === 0) return null
  return (
    <PanelSection title="From your product feeds">
      <EntryList label="Products of feeds that need attention" entries={data} empty="">
        {(product) => (
          <EntryRow key={`${product.product_id} ${product.reason}`} title={product.name} facts={describe(product)}>
            <RecordLink
              product={product.product_id}
              aria-label={`${ACTS[product.reason]}: ${product.name}`}
              className={buttonStyle('quiet')}
            >
              {ACTS[product.reason]}
            </RecordLink>
          </EntryRow>
        )}
      </EntryList>
    </PanelSection>
  )
}

function describe({ reason, price, was, currency, posts, since }: Attention): string {
  const isUp = price !== null && was !== null && price > was
  const moved =
    price === null || was === null
      ? 'Price moved'
      : `Price ${isUp ? 'rose' : 'fell'} by ${Math.round(Math.abs(price / was - 1) * 100)}%, from ${formatPrice(was, currency)} to ${formatPrice(price, currency)}`
  const what = { vanished: 'Vanished from its feed', out_of_stock: 'Out of stock in every shop', price: moved }[reason]
  return [what, since && `since ${formatDate(since)}`, `in ${countOf(posts, 'post')}`].filter(Boolean).join(' · ')
}
