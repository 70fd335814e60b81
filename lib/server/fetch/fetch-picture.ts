import { MAX_UPLOAD_BYTES } from '@/lib/contract/limits'
import { fetchFile } from './fetch-page'
import { fetchRules, type FetchRules } from './target'

/** Milliseconds for a whole picture, redirects included. */
const TIME_LIMIT = 5_000

/**
 * Fetches a picture from the public internet; null on any failure. As for product pages, private addresses are refused,
 * also in redirects.
 */
export async function fetchPicture(address: string, rules: FetchRules = fetchRules()): Promise<Uint8Array | null> {
  return fetchPictureOf(address, rules).catch(() => null)
}

/** `fetchPicture` with the reason of a failure. @throws ReaderError */
export function fetchPictureOf(address: string, rules: FetchRules = fetchRules()): Promise<Uint8Array> {
  const limits = { deadline: TIME_LIMIT, maxBytes: MAX_UPLOAD_BYTES, accept: 'image/*' }
  return fetchFile(address, /^image\//i, { ...rules, ...limits })
}
