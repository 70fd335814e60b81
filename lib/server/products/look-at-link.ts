import 'server-only'
import type { LinkState } from '@/lib/contract/products/catalog-views'
import { isOutOfStock } from '@/lib/format/products/availability'
import { ReaderError } from '@/lib/reader/reader-error'
import type { ProductReading } from '@/lib/contract/products/product'
import { fetchPage, type FetchOptions, REFUSALS } from '../fetch/fetch-page'
import type { products } from '../db/schema/post-schema'
import { isSameProduct } from './readings/is-same-product'
import { shortKey } from './product-columns'
import { productKey } from './product-identity'
import { readPage } from './readings/read-product'

export type Linked = Pick<
  typeof products.$inferSelect,
  'id' | 'key' | 'name' | 'upc' | 'sku' | 'productUrl' | 'readAt' | 'link'
>

/** What one look at a product's address has shown. */
export type Look = {
  state: Exclude<LinkState, 'unchecked'>
  movedTo: string | null
  /** A sentence. */
  note: string | null
  /** Before then the shop wants no other request; null if it does not say. */
  retryAfter: Date | null
}

/** Fetches the page at the address of a product, and judges it. Never throws for what a shop does. */
export async function lookAtLink(product: Linked, options: FetchOptions): Promise<Look> {
  try {
    const { html, url } = await fetchPage(product.productUrl, options)
    return judgePage(product, html, url)
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error
    return lookOf(...judgeError(error), error.answer?.retryAfter ?? null)
  }
}

type Verdict = [state: Look['state'], note: string | null]

function lookOf(state: Look['state'], note: string | null = null, retryAfter: Date | null = null): Look {
  return { state, note, retryAfter, movedTo: null }
}

const GONE = new Set([404, 410])
/** A page is there that the reader cannot use. */
const UNREADABLE = new Set(['too-large', 'wrong-type', 'not-a-product'])

function judgeError({ code, message, answer }: ReaderError): Verdict {
  if (code === 'robot-check' || code === 'robots-txt' || REFUSALS.has(answer?.status ?? 0)) return ['refused', message]
  if (GONE.has(answer?.status ?? 0)) return ['gone', `The shop has no page there (status ${answer?.status}).`]
  return [UNREADABLE.has(code) ? 'works' : 'unreachable', message]
}

function judgePage(product: Linked, html: string, reached: string): Look {
  const isElsewhere = productKey(reached) !== productKey(product.productUrl)
  try {
    return judgeReading(product, readPage(html, product.productUrl, reached), reached, isElsewhere)
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error
    if (error.code === 'not-a-product' && isElsewhere)
      return lookOf('gone', `The shop leads on to ${reached}, which is no page of a product.`)
    return lookOf(...judgeError(error))
  }
}

function judgeReading(product: Linked, reading: ProductReading, reached: string, isElsewhere: boolean): Look {
  const isSame = isSameProduct(product, reading)
  // Somebody may have named a product entered by hand as the shop does not.
  if (!isSame && (isElsewhere || product.readAt !== null))
    return lookOf('other_product', `The page shows another product: ${reading.name}.`)
  if (reading.availability === 'discontinued') return lookOf('gone', 'The shop says that it is discontinued.')
  if (isElsewhere && shortKey(reading.key) !== product.key)
    return { ...lookOf('moved', `The shop leads on to ${reached}.`), movedTo: reading.product_url }
  return lookOf(isOutOfStock(reading.availability) ? 'out_of_stock' : 'works')
}
