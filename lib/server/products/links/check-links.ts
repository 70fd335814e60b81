import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, desc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ProductLink, UNCHECKED } from '@/lib/contract/products/catalog'
import { errors } from '../../core/errors'
import { type Database, write } from '../../db/database'
import { database } from '../../db/open/connect'
import { postProducts, products } from '../../db/schema/post-schema'
import { fetchRules } from '../../fetch/target'
import { crawlDelayAt, obeyingRobots } from '../../fetch/robots'
import { ensureJob, jobKind } from '../../jobs/enqueue'
import { jobHandler } from '../../jobs/run-job'
import { judgeLink, needIn, type Linked, type LinkCheck } from './judge-link'
import type { LinkState } from '@/lib/contract/products/catalog-views'

/** Checks the due addresses of one shop. Its key is the shop, so that only one instance at a time sends it requests. */
const CHECK_SHOP = jobKind({
  name: 'check links of a shop',
  data: z.object({ host: z.string() }),
  concurrency: 4,
})

/** Milliseconds between two requests to a shop. */
const PAUSE = 10_000
const AT_A_TIME = 20

const host = sql<string>`lower(substring(${products.productUrl} from '(?i)^https?://(?:www\\.)?([^/:?#]+)'))`
const isUsed = sql<boolean>`exists (select 1 from ${postProducts} where ${postProducts.productId} = ${products.id})`
const linked = {
  id: products.id,
  key: products.key,
  name: products.name,
  upc: products.upc,
  sku: products.sku,
  productUrl: products.productUrl,
  readAt: products.readAt,
  link: products.link,
  price: products.price,
  currency: products.currency,
  isUsed,
}
const isDue = () => or(isNull(products.linkDueAt), lte(products.linkDueAt, new Date()))

/** @param pause milliseconds between two requests to a shop. */
export const checkShopJobs = (pause = PAUSE) =>
  jobHandler(CHECK_SHOP, async (shop, stopped) => {
    const db = await database()
    for (;;) {
      const due = await dueOf(db, shop.host)
      // Those that are queued while this runs have no job of their own.
      if (due.length === 0) return
      for (const product of due) {
        if (stopped.aborted) return new Date()
        const check = await judgeLink(product, obeyingRobots(fetchRules()))
        await storeCheck(db, product, check, product.isUsed)
        if (check.retryAfter) return check.retryAfter
        await wait(Math.max(pause, await crawlDelayAt(product.productUrl)), null, { signal: stopped }).catch(() => {})
      }
    }
  })

/** The products of a shop to check, those in most need first. */
function dueOf(db: Database, shop: string) {
  return db
    .select(linked)
    .from(products)
    .where(and(eq(host, shop), isDue()))
    .orderBy(desc(needIn(Date.now())), asc(products.id))
    .limit(AT_A_TIME)
}

/** Queues checks of all addresses that are due. */
export async function queueDueLinks(db: Database): Promise<void> {
  await write(db, async (tx) => queueShops(tx, isDue()))
}

/**
 * Queues checks of the addresses of some products, whenever they were checked last.
 * @returns the number of products.
 */
export async function queueLinks(db: Database, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  return write(db, async (tx) => {
    const chosen = inArray(products.id, ids)
    const marked = await tx.update(products).set({ linkDueAt: new Date() }).where(chosen).returning({ id: products.id })
    await queueShops(tx, chosen)
    return marked.length
  })
}

async function queueShops(tx: Database, which: SQL | undefined): Promise<void> {
  const shops = await tx.selectDistinct({ host }).from(products).where(which)
  for (const shop of shops) if (shop.host) await ensureJob(tx, CHECK_SHOP, { host: shop.host }, { key: shop.host })
}

/**
 * Checks the address of a product now, as a person would, whatever the shop asks of robots.
 * @throws not-found for a missing product.
 */
export async function checkLink(db: Database, id: string): Promise<ProductLink> {
  const [product] = await db.select(linked).from(products).where(eq(products.id, id))
  if (!product) throw errors.productNotFound()
  return storeCheck(db, product, await judgeLink(product, fetchRules()), product.isUsed)
}

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
