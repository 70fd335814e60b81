import { and, eq, sql } from 'drizzle-orm'
import { type ProductLink, UNCHECKED } from '@/lib/contract/products/catalog'
import type { LinkState } from '@/lib/contract/products/catalog-views'
import type { Database } from '../../db/database'
import { products } from '../../db/schema/post-schema'
import { write } from '../../db/write'
import type { Linked, LinkCheck } from './judge-link'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** States that count only after a second check, on a later day: a shop may have had a bad hour. */
const CONFIRMED_LATER: readonly LinkState[] = ['gone', 'unreachable']
/** Two checks shortly before and after midnight are on one day. */
const APART = 12 * HOUR

/** Days until the next check, by what the last one has shown. */
const DAYS: Record<LinkState, number> = {
  unchecked: 1,
  works: 7,
  moved: 7,
  gone: 14,
  out_of_stock: 3,
  other_product: 7,
  refused: 14,
  unreachable: 3,
}
/** Products that no post features are checked more rarely. */
const UNUSED = 4

/** The link after a check. */
function linkAfter(before: ProductLink, check: LinkCheck, now: Date): ProductLink {
  const seen = { checked_at: now.toISOString(), note: check.note, moved_to: check.movedTo }
  const isFirst =
    CONFIRMED_LATER.includes(check.state) && before.state !== check.state && !isConfirmed(before, check, now)
  if (!isFirst) return { ...seen, state: check.state, suspected: null, suspected_at: null }
  const since = before.suspected === check.state ? before.suspected_at : now.toISOString()
  return { ...seen, state: before.state, suspected: check.state, suspected_at: since }
}

function isConfirmed(before: ProductLink, check: LinkCheck, now: Date): boolean {
  if (before.suspected !== check.state || !before.suspected_at) return false
  const since = new Date(before.suspected_at)
  return now.getTime() - since.getTime() >= APART && since.toDateString() !== now.toDateString()
}

/** When to check again. @param isUsed whether a post features the product. */
function dueAfter(link: ProductLink, isUsed: boolean, now: Date): Date {
  const days = link.suspected ? 1 : DAYS[link.state] * (isUsed ? 1 : UNUSED)
  return new Date(now.getTime() + days * DAY)
}

/** When the price was last checked, after a check that confirms it; unchanged if the product has another price by now. */
const priceAtAfter = ({ price, currency }: Linked, now: Date) =>
  sql`case when ${products.price} = ${price} and ${products.currency} = ${currency} then ${now.toISOString()}::timestamptz else ${products.priceAt} end`

/** Stores what a check has shown, unless the product has another address by now. A price that it confirms counts as checked. */
export async function storeCheck(
  database: Database,
  product: Linked,
  check: LinkCheck,
  isUsed: boolean,
): Promise<ProductLink> {
  const now = new Date()
  const link = linkAfter(product.link ?? UNCHECKED, check, now)
  await write(database, (tx) =>
    tx
      .update(products)
      .set({
        link,
        linkDueAt: dueAfter(link, isUsed, now),
        ...(check.isPriceSame && { priceAt: priceAtAfter(product, now) }),
      })
      .where(and(eq(products.id, product.id), eq(products.productUrl, product.productUrl))),
  )
  return link
}
