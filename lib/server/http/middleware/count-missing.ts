import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '../../core/env'
import { countMissingVisit } from '../../redirects/missing-visits'

/** Pages that only a signed-in administrator may know of. */
const PRIVATE = /^\/(?:api|admin|draft)(?:\/|$)/i

/** Counts a page that a visitor requested and that is not there, for the administrator's list; another API counts its own. */
export function countMissing(request: IncomingMessage, response: ServerResponse): void {
  const { url = '', method, headers } = request
  if (method !== 'GET' || env().API_BASE_URL || !headers.accept?.includes('text/html')) return
  response.once('finish', () => {
    const path = url.split('?', 1)[0] ?? ''
    if (response.statusCode === 404 && !PRIVATE.test(path)) countMissingVisit(path, headers.referer)
  })
}
