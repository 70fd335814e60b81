import 'server-only'
import { DEFAULT_CURRENCY } from '@/lib/contract/limits'
import type { ProductReading } from '@/lib/contract/products/product'
import { isPublicHost } from '@/lib/format/addresses/hosts'
import { isAmazon } from '@/lib/format/addresses/shops'
import { readProductPage } from '@/lib/reader/read-product-page'
import { fetchPage, type FetchOptions } from '../../fetch/fetch-page'
import { addressToLink, productKey, sourceOf } from '../product-identity'

/**
 * Reads the product of a page whose source a person pasted.
 * @param address where the page is.
 * @throws ReaderError with a sentence that says why it cannot be read.
 */
export function readProductIn(source: string, address: string): ProductReading {
  return readPage(source, address, address)
}

/**
 * Fetches an address that a person gave and reads the product of its page.
 * @throws ReaderError with a sentence that says why it cannot be read.
 */
export async function readProductFrom(address: string, options: FetchOptions = {}): Promise<ProductReading> {
  const { html, url } = await fetchPage(address, options)
  return readPage(html, address, url)
}

/**
 * Reads the product of a page.
 * @param reached where the given address redirected to.
 * @throws ReaderError
 */
export function readPage(html: string, given: string, reached: string): ProductReading {
  const url = new URL(reached)
  const layout = isAmazon(url.hostname) ? ('amazon' as const) : undefined
  const { product, parts, canonicalLink } = readProductPage(html, reached, {
    layout,
    defaultCurrency: DEFAULT_CURRENCY,
    isPublicHost,
  })
  return {
    ...product,
    source: sourceOf(url),
    product_url: addressToLink(given, reached),
    key: productKey(url.href, canonicalLink),
    origins: parts,
  }
}
