import 'server-only'
import type { IncomingMessage } from 'node:http'
import { clientAddressOf } from '../../core/client-address'
import { errorResponse } from '../../api/error-response'
import { PEER_HEADER } from '../../core/peer-address'
import { consume } from '../../api/rate-limits'
import { errorPage } from '../error-page'
import { queryOf } from '../query-of'

const ADDRESS_HEADERS = [PEER_HEADER, 'x-forwarded-for']

/** What a client is answered with that has found posts or products drawn too often; null for a request that finds nothing. */
export function limitSearch({ url = '', headers }: IncomingMessage, route: string) {
  if (route !== 'search' && route !== 'home') return null
  const query = queryOf(url)
  if (!query.get('q') && !query.get('search')) return null
  const known = new Headers()
  for (const name of ADDRESS_HEADERS) if (headers[name]) known.set(name, String(headers[name]))
  return consume('searchPage', clientAddressOf(known)).then(
    () => null,
    (error: unknown) => {
      const { status, body, headers: told } = errorResponse(error)
      return errorPage(status, 'Too many searches', body.message, told)
    },
  )
}
