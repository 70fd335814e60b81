import 'server-only'
import { and, eq } from 'drizzle-orm'
import { type ProductLink, UNCHECKED } from '@/lib/contract/products/catalog'
import type { LinkState } from '@/lib/contract/products/catalog-views'
import type { Database } from '../db/database'
import { products } from '../db/schema/post-schema'
import { write } from '../db/write'
import type { Linked, Look } from './look-at-link'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** States that count only after a second look, on a later day: a shop may have had a bad hour. */
const SECOND_LOOK: readonly LinkState[] = ['gone', 'unreachable']
/** Two looks shortly before and after midnight are on one day. */
const APART = 12 * HOUR

/** Days until the next look, by what the last one has shown. */
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
/** Products that no post features are looked at more rarely. */
const UNUSED = 4

/** The link after a look. */
function linkAfter(before: ProductLink, look: Look, now: Date): ProductLink {
  const seen = { checked_at: now.toISOString(), note: look.note, moved_to: look.movedTo }
  const isFirst = SECOND_LOOK.includes(look.state) && before.state !== look.state && !isConfirmed(before, look, now)
  if (!isFirst) return { ...seen, state: look.state, suspected: null, suspected_at: null }
  const since = before.suspected === look.state ? before.suspected_at : now.toISOString()
  return { ...seen, state: before.state, suspected: look.state, suspected_at: since }
}

function isConfirmed(before: ProductLink, look: Look, now: Date): boolean {
  if (before.suspected !== look.state || !before.suspected_at) return false
  const since = new Date(before.suspected_at)
  return now.getTime() - since.getTime() >= APART && since.toDateString() !== now.toDateString()
}

/** When to look again. @param isUsed whether a post features the product. */
function dueAfter(link: ProductLink, isUsed: boolean, now: Date): Date {
  const days = link.suspected ? 1 : DAYS[link.state] * (isUsed ? 1 : UNUSED)
  return new Date(now.getTime() + days * DAY)
}

/** Stores what a look has shown, unless the product has another address by now. */
export async function storeLook(
  database: Database,
  product: Linked,
  look: Look,
  isUsed: boolean,
): Promise<ProductLink> {
  const now = new Date()
  const link = linkAfter(product.link ?? UNCHECKED, look, now)
  await write(database, (tx) =>
    tx
      .update(products)
      .set({ link, linkDueAt: dueAfter(link, isUsed, now) })
      .where(and(eq(products.id, product.id), eq(products.productUrl, product.productUrl))),
  )
  return link
}
