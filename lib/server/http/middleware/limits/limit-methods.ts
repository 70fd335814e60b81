import 'server-only'
import type { Middleware } from '../../exchange'
import { send } from '../../responses/send'

/**
 * Refuses methods other than GET and HEAD outside the API, and TRACE everywhere: Next would render a page for any method, and fail
 * on TRACE and on a POST to a picture.
 */
export const limitMethods: Middleware = ({ request, response, match }, next) => {
  const { method } = request
  const isAllowed = method === 'GET' || method === 'HEAD' || (method !== 'TRACE' && match?.route.kind === 'api')
  if (isAllowed) return next()
  return send(request, response, {
    status: 405,
    type: 'text/plain',
    body: 'Method Not Allowed',
    headers: { allow: 'GET, HEAD' },
  })
}
