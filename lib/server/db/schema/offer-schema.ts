import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../query/moment'

/** Who states an offer: a person, with what the product's own page states, or a feed by its id. */
export type OfferSource = 'hand' | `feed:${string}`

/** The offers of products that several shops sell, with the one that the product itself shows. */
export const productOffers = pgTable(
  'product_offers',
  {
    /** Not a reference: a deleted product keeps its offers as long as it can be restored. */
    productId: text('product_id').notNull(),
    source: text().$type<OfferSource>().notNull(),
    position: integer().notNull(),
    productUrl: text('product_url').notNull(),
    /** Null for the host of its address. */
    shopName: text('shop_name'),
    /** Hundredths of a unit of `currency`. */
    price: bigint({ mode: 'number' }),
    originalPrice: bigint('original_price', { mode: 'number' }),
    currency: text().notNull(),
    availability: text(),
    /** What the shop says of shipping, as text. */
    shipping: text(),
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.source, table.position] })],
)
