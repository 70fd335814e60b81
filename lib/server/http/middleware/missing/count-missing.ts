import 'server-only'
import { env } from '../../../core/env'
import { countMissingVisit } from '../../../redirects/missing-visits'
import type { Middleware } from '../../exchange'

/** Pages that only a signed-in administrator may know of. */
const PRIVATE = /^\/(?:api|admin|draft)(?:\/|$)/i

/** Counts a page that a visitor requested and that is not there, for the administrator's list; another API counts its own. */
export const countMissing: Middleware = ({ request, response, path }, next) => {
  const { method, headers } = request
  if (method === 'GET' && !env().API_BASE_URL && headers.accept?.includes('text/html')) {
    response.once('finish', () => {
      if (response.statusCode === 404 && !PRIVATE.test(path)) countMissingVisit(path, headers.referer)
    })
  }
  return next()
}
