import { siteUrl } from '../../core/env'
import { apiErrors } from '../api-errors'

/**
 * Requires that a request was sent by a page of this site, as far as its headers show.
 * @throws 403 for a page of another site
 */
export function requireSamePage(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  const isOwn = site ? site === 'same-origin' : isOwnOrigin(headers)
  if (!isOwn) throw apiErrors.forbidden('Only pages of this site may send this')
}

/** Older browsers send only the origin. */
function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  return origin === siteUrl() || new URL(origin).host === headers.get('host')
}
