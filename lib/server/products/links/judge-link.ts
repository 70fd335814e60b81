import { sql } from 'drizzle-orm'
import type { LinkState } from '@/lib/contract/products/catalog-views'
import { isOutOfStock, formatPrice } from '@/lib/format/products/product-values'
import { ReaderError } from '@/lib/reader/reader-options'
import type { ProductReading } from '@/lib/contract/products/product'
import { fetchPage, type FetchOptions } from '../../fetch/fetch-page'
import { judgeFailure } from '../../fetch/check-url'
import { products, postProducts } from '../../db/schema/post-schema'
import { readPage } from '../readings/read-page'
import { isSameProduct } from '../readings/read-product'
import { shortKey, toHundredths } from '../product-row'
import { productKey } from '../product-identity'
import type { IndexedProduct } from '../../search/live/product-source'

export type Linked = Pick<
  typeof products.$inferSelect,
  'id' | 'key' | 'name' | 'upc' | 'sku' | 'productUrl' | 'readAt' | 'link' | 'price' | 'currency'
>

/** What one check of a product's address has shown. */
export type LinkCheck = {
  state: Exclude<LinkState, 'unchecked'>
  movedTo: string | null
  /** A sentence. */
  note: string | null
  /** Whether the page states the stored price. */
  isPriceSame: boolean
  /** Before then the shop wants no other request; null if it does not say. */
  retryAfter: Date | null
}

/** Fetches the page at the address of a product, and judges it. Never throws for what a shop does. */
export async function judgeLink(product: Linked, options: FetchOptions): Promise<LinkCheck> {
  try {
    const { html, url } = await fetchPage(product.productUrl, options)
    return await judgePage(product, html, url)
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error
    return checkOf(...judgeError(error), error.answer?.retryAfter ?? null)
  }
}

type Verdict = [state: LinkCheck['state'], note: string | null]

function checkOf(state: LinkCheck['state'], note: string | null = null, retryAfter: Date | null = null): LinkCheck {
  return { state, note, retryAfter, movedTo: null, isPriceSame: false }
}

function judgeError(error: ReaderError): Verdict {
  const state = judgeFailure(error)
  return [state, state === 'gone' ? `The shop has no page there (status ${error.answer?.status}).` : error.message]
}

async function judgePage(product: Linked, html: string, reached: string): Promise<LinkCheck> {
  const isElsewhere = productKey(reached) !== productKey(product.productUrl)
  try {
    return judgeReading(product, await readPage(html, product.productUrl, reached), reached, isElsewhere)
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error
    if (error.code === 'not-a-product' && isElsewhere)
      return checkOf('gone', `The shop leads on to ${reached}, which is no page of a product.`)
    return checkOf(...judgeError(error))
  }
}

function judgeReading(product: Linked, reading: ProductReading, reached: string, isElsewhere: boolean): LinkCheck {
  const isSame = isSameProduct(product, reading)
  // Somebody may have named a product entered by hand as the shop does not.
  if (!isSame && (isElsewhere || product.readAt !== null))
    return checkOf('other_product', `The page shows another product: ${reading.name}.`)
  if (reading.availability === 'discontinued') return checkOf('gone', 'The shop says that it is discontinued.')
  if (isElsewhere && shortKey(reading.key) !== product.key)
    return { ...checkOf('moved', `The shop leads on to ${reached}.`), movedTo: reading.product_url }
  const state = isOutOfStock(reading.availability) ? 'out_of_stock' : 'works'
  if (!isSame || reading.price === null) return checkOf(state)
  const isPriceSame = toHundredths(reading.price) === product.price && reading.currency === product.currency
  const shown = formatPrice(reading.price, reading.currency)
  return { ...checkOf(state, isPriceSame ? null : `The page states another price: ${shown}.`), isPriceSame }
}

/** What a product that no post features counts, in posts: it is checked a quarter as often, see store-check.ts. */
const UNUSED = 0.25

/**
 * How much a product needs a check: the age of its price, or of the product if it has none, times the posts that feature it.
 * @param now milliseconds.
 */
export function needOf({ priceAt, madeAt, posts }: Pick<IndexedProduct, 'priceAt' | 'madeAt' | 'posts'>, now: number) {
  return (now - (priceAt ?? madeAt)) * Math.max(posts, UNUSED)
}

/** `needOf` in SQL. */
export function needIn(now: number) {
  const since = sql`extract(epoch from coalesce(${products.priceAt}, ${products.createdAt}))`
  const posts = sql`(select count(*) from ${postProducts} where ${postProducts.productId} = ${products.id})`
  return sql`(${now / 1000}::float8 - ${since}) * greatest(${posts}, ${UNUSED}::float8)`
}
