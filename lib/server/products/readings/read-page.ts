import { DEFAULT_CURRENCY } from '@/lib/contract/limits'
import type { ProductReading } from '@/lib/contract/products/product'
import { isPublicHost } from '@/lib/format/addresses/public-host'
import { isAmazon } from '@/lib/format/addresses/shops'
import { readProductPage } from '@/lib/reader/read-product-page'
import { ReaderError } from '@/lib/reader/reader-options'
import { runInThread } from '../../core/threads/threads'
import { addressToLink, productKey, sourceOf } from '../product-identity'

/** What a thread does for `readPage`. @throws ReaderError */
export function readPageHere(html: string, requested: string, reached: string): ProductReading {
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
    product_url: addressToLink(requested, reached),
    key: productKey(url.href, canonicalLink),
    origins: parts,
  }
}

/**
 * Reads the product of a page, in a thread.
 * @param reached where the given address redirected to.
 * @throws ReaderError
 */
export function readPage(html: string, requested: string, reached: string): Promise<ProductReading> {
  return runInThread<typeof readPageHere>({
    module: 'lib/server/products/readings/read-page.ts',
    name: 'readPageHere',
    args: [html, requested, reached],
    errors: { ReaderError },
    ended: (reason) => new ReaderError('too-large', `The page cannot be read. ${reason}`),
  })
}
