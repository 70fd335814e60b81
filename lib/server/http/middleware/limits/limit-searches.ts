import 'server-only'
import type { IncomingMessage } from 'node:http'
import { errorResponse } from '../../../api/request/error-response'
import { consume } from '../../../api/access/rate-limits'
import { clientAddressOf } from '../../../core/request/client-address'
import { PEER_HEADER } from '../../../core/request/peer-address'
import { errorPage } from '../../responses/error-page'
import type { Middleware } from '../../exchange'
import { queryOf } from '../../routing/query-of'
import { send } from '../../responses/send'

const ADDRESS_HEADERS = [PEER_HEADER, 'x-forwarded-for']

/** Answers 429 to a client that has requested too many searches. */
export const limitSearches: Middleware = ({ request, response, match }, next) => {
  const { url = '', headers } = request
  const search = match?.route.search
  if (search === undefined || !queryOf(url).get(search)) return next()
  return consume('searchPage', clientAddressOf(addressHeaders(headers))).then(next, (error: unknown) => {
    const { status, body, headers: extra } = errorResponse(error)
    return send(request, response, errorPage(status, 'Too many searches', body.message, extra))
  })
}

function addressHeaders(headers: IncomingMessage['headers']): Headers {
  const client = new Headers()
  for (const name of ADDRESS_HEADERS) if (headers[name]) client.set(name, String(headers[name]))
  return client
}
