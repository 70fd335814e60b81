import 'server-only'
import { productFetched } from '@/lib/contract/admin-texts'
import type { ProductReading } from '@/lib/contract/product'
import type { Database } from '../db/database'
import { fetchRules } from '../fetch/fetch-rules'
import { previewReading, storeReading } from '../products/write-product'
import { readProductFrom, readProductIn } from '../products/read-product'
import { ReaderError, type ReaderFault } from '../../reader/reader-error'
import { apiErrors } from './api-errors'
import { api } from './implement'

/** 400: the URL is invalid; 422: the page is not usable; 502 and 504: the shop or the network failed. */
const STATUS: Record<ReaderFault, number> = {
  'bad-address': 400,
  'blocked-address': 400,
  'not-a-product': 422,
  'too-large': 422,
  'wrong-type': 422,
  'http-status': 502,
  'robot-check': 502,
  unreachable: 502,
  timeout: 504,
}

/** Reads a product from the URL of a shop's page; stores it unless `keep` is false. */
export const fetchFromUrl = api.products.fetchFromUrl.handler(
  async ({ input: { url, keep }, context: { database } }) => {
    const reading = await readable(() => readProductFrom(url, fetchRules()))
    if (keep === false) return preview(database, reading)
    const { product, kept } = await storeReading(database, reading)
    return { success: true as const, message: productFetched(product.name, kept), data: { product } }
  },
)

/** Reads a product from HTML that the caller sends; nothing is stored. */
export const readSource = api.products.readSource.handler(async ({ input: { url, source }, context: { database } }) =>
  preview(database, await readable(() => readProductIn(source, url))),
)

/** What a reading would make of the product; nothing is stored. */
async function preview(database: Database, reading: ProductReading) {
  const { product, kept } = await previewReading(database, reading)
  return { success: true as const, message: productFetched(product.name, kept), data: { product, reading } }
}

async function readable<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error
    throw apiErrors.unreadable(STATUS[error.code], error.code.toUpperCase().replaceAll('-', '_'), error.message)
  }
}
