import { MAX_SOURCE_LENGTH, MAX_URL_LENGTH } from '@/lib/contract/limits'
import { isWebAddress } from '../../products/is-web-address'

/** A page that a shop's window handed over. */
export type ReceivedPage = { url: string; html: string }

/** The address in the fragment of the URL; empty if there is none. */
export function addressInFragment(hash: string): string {
  try {
    const address = decodeURIComponent(hash.slice(1))
    return isWebAddress(address) && address.length <= MAX_URL_LENGTH ? address : ''
  } catch {
    return ''
  }
}

type Sent = Pick<MessageEvent, 'data' | 'origin' | 'source'>

/**
 * The page in a message: only from the window that opened this one, and only a page of the origin that was announced.
 * @param from the window and the origin that may send it.
 * @returns null for any other message; as text why a page cannot be used.
 */
export function pageIn(
  { data, origin, source }: Sent,
  from: { opener: unknown; origin: string },
): ReceivedPage | string | null {
  if (source === null || source !== from.opener || origin !== from.origin) return null
  const { url, html } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  if (typeof url !== 'string' || typeof html !== 'string') return null
  if (!isWebAddress(url) || url.length > MAX_URL_LENGTH || new URL(url).origin !== origin) return null
  return html.length > MAX_SOURCE_LENGTH
    ? 'That page is larger than 6 MB, too large for the page of a shop'
    : { url, html }
}
