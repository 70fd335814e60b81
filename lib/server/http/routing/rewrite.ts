import type { Exchange } from '../exchange'
import { routeAt } from './route-at'

/** Answers a request with another page than that of its URL. */
export function rewrite(exchange: Exchange, page: string): void {
  exchange.request.url = exchange.path = page
  exchange.match = routeAt(page)
}
