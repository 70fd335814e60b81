import 'server-only'
import { addressToLink } from '../../reader/canonical-product'
import { fetchPage, type FetchOptions } from '../fetch/fetch-page'
import { readProductPage, type ReadProduct } from '../../reader/read-product-page'

/**
 * Reads the product that is sold on a page whose source a person pasted.
 * @param address where the page is.
 * @throws ReaderError whose message says why it cannot be read.
 */
export function readProductIn(source: string, address: string): ReadProduct {
  return { ...readProductPage(source, address), product_url: addressToLink(address, address) }
}

/**
 * Fetches an address that a person gave and reads the product that is sold there.
 * @throws ReaderError whose message says why it cannot be read.
 */
export async function readProductFrom(address: string, options: FetchOptions = {}): Promise<ReadProduct> {
  const { html, url } = await fetchPage(address, options)
  return { ...readProductPage(html, url), product_url: addressToLink(address, url) }
}
