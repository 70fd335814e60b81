import 'server-only'
import { productFetched } from '@/lib/contract/admin-texts'
import { env } from '../env'
import { storeReading } from '../products/write-product'
import { readProductFrom } from '../reader/read-product'
import { ReaderError, type ReaderFault } from '../reader/reader-error'
import { failures } from './failures'
import { api } from './implement'

/** 400: the address is at fault; 422: what is there; 502 and 504: the shop, or the way to it. */
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

export const fetchFromUrl = api.products.fetchFromUrl.handler(async ({ input, context: { database } }) => {
  const { product, kept } = await storeReading(database, await read(input.url))
  return { success: true as const, message: productFetched(product.name, kept), data: { product } }
})

async function read(address: string) {
  const { FETCH_REWRITE_BASE, FETCH_ALLOW_HOSTS } = env()
  const allowHosts = FETCH_ALLOW_HOSTS?.split(',').map((host) => host.trim())
  try {
    return await readProductFrom(address, { rewriteBase: FETCH_REWRITE_BASE, allowHosts })
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error
    throw failures.unreadable(STATUS[error.code], error.code.toUpperCase().replaceAll('-', '_'), error.message)
  }
}
