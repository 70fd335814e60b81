import 'server-only'
import type { IncomingMessage } from 'node:http'
import { clientAddressOf } from '../../core/client-address'
import { errorResponse } from '../../api/error-response'
import { PEER_HEADER } from '../../core/peer-address'
import { consume } from '../../api/rate-limits'
import { errorPage } from '../error-page'
import { queryOf } from '../query-of'

const ADDRESS_HEADERS = [PEER_HEADER, 'x-forwarded-for']

/**
 * The 429 response for a client that has rendered too many searches; null for a request that is no search, resolves to null within
 * the limit.
 */
export function limitSearch({ url = '', headers }: IncomingMessage, route: string) {
  if (route !== 'search' && route !== 'home') return null
  const query = queryOf(url)
  if (!query.get('q') && !query.get('search')) return null
  const client = new Headers()
  for (const name of ADDRESS_HEADERS) if (headers[name]) client.set(name, String(headers[name]))
  return consume('searchPage', clientAddressOf(client)).then(
    () => null,
    (error: unknown) => {
      const { status, body, headers: extra } = errorResponse(error)
      return errorPage(status, 'Too many searches', body.message, extra)
    },
  )
}
