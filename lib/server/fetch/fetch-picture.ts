import 'server-only'
import { fetchFile } from './fetch-page'
import { fetchRules } from './fetch-rules'
import type { FetchRules } from './target'

/** Milliseconds for a whole picture, redirects included. */
const TIME_LIMIT = 5_000
const MAX_BYTES = 15 * 1024 * 1024

/**
 * Fetches a picture from the public internet; null on any failure. As for product pages, private addresses are refused,
 * also in redirects.
 */
export async function fetchPicture(address: string, rules: FetchRules = fetchRules()): Promise<Uint8Array | null> {
  const limits = { deadline: TIME_LIMIT, maxBytes: MAX_BYTES, accept: 'image/*' }
  return fetchFile(address, /^image\//i, { ...rules, ...limits }).catch(() => null)
}
