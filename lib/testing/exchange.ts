import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Exchange } from '../server/http/exchange'
import { routeAt } from '../server/http/routing/route-at'
import { SiteResponse } from '../server/http/responses/site-response'

type Input = { url?: string; method?: string; headers?: Record<string, string>; label?: string }

/** A request as middleware receives it, with a response that is sent nowhere. */
export function exchangeOf({ url = '/', method = 'GET', headers = {}, label = 'other' }: Input = {}): Exchange {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method, headers })
  const path = url.split('?', 1)[0] ?? ''
  return { request, response: new SiteResponse(request), path, match: routeAt(url), label }
}
