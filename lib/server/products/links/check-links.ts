import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, desc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ProductLink } from '@/lib/contract/products/catalog'
import { errors } from '../../core/errors'
import type { Database } from '../../db/database'
import { database } from '../../db/open/connect'
import { postProducts, products } from '../../db/schema/post-schema'
import { write } from '../../db/write'
import { fetchRules } from '../../fetch/target'
import { crawlDelayAt, obeyingRobots } from '../../fetch/robots'
import { ensureJob } from '../../jobs/enqueue'
import { jobKind } from '../../jobs/job-kind'
import { jobHandler } from '../../jobs/run-job'
import { judgeLink, needIn } from './judge-link'
import { storeCheck } from './store-check'

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
