import type { IncomingMessage } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import type { Middleware } from '../exchange'
import { send, type InternalResponse } from '../responses/send'
import { clientKey, consume, requireAllowance } from '../../api/access/rate-limits'
import { apiErrors } from '../../api/api-errors'
import { errorResponse } from '../../api/request/error-response'
import { clientAddressOf, PEER_HEADER } from '../../core/request/client-address'
import { env } from '../../core/env'
import { busyResponse, errorPage } from '../responses/error-page'
import { metrics } from '../metrics'

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

const DEFAULT_LIMIT = 64

/** Renders of one client at once; its others wait, so that it never takes the thread from everybody else. */
const CONCURRENCY = 2

/** Renders of one client that wait. A browser sends six requests at once; a site that reads this one's API may send some more. */
const MAX_WAITING = 256

const ADDRESS_HEADERS = [PEER_HEADER, 'x-forwarded-for']

type Render = {
  /** Null for one without a known address, which only the limit of all renders holds for. */
  address: string | null
  /** Whether it is of a page, which costs enough to count: against the limit of all renders, and the client's CPU time. */
  isPage: boolean
  /** Milliseconds of CPU time. */
  cost: number
}

/** The end of a render that may begin, or what to answer in its place: an error of the API, or that all are busy. */
type Admission = { leave: () => void; refusal?: undefined } | { refusal: { error: unknown } | 'busy' }

/**
 * Limits what is rendered, for the page cache and for single visitors alike: how much at once, how much of it for one client, and
 * how much CPU time a client takes within a minute.
 */
export class RenderLimiter {
  #underWay = new Set<Render>()
  #waiting = new Map<string, (() => void)[]>()
  #countedAt = cpuTime()

  /** Begins a render, once the client has no other two. @param isPage false for a list of the API */
  async enter(request: IncomingMessage, isPage = true): Promise<Admission> {
    const address = clientAddressOf(addressHeaders(request.headers))
    if (address === null) return this.#begin(address, isPage)
    const error = isPage && (await requireAllowance('render', address).catch((refused: unknown) => refused))
    if (error) return { refusal: { error } }
    const key = clientKey(address)
    const queue = this.#waiting.get(key) ?? []
    const own = [...this.#underWay].filter((render) => render.address !== null && clientKey(render.address) === key)
    if (own.length < CONCURRENCY && queue.length === 0) return this.#begin(address, isPage)
    if (queue.length >= MAX_WAITING)
      return { refusal: { error: apiErrors.tooManyRequests('Too many requests at once from this address', 2) } }
    this.#waiting.set(key, queue)
    return new Promise((resolve) => queue.push(() => resolve(this.#begin(address, isPage))))
  }

  #begin(address: string | null, isPage: boolean): Admission {
    const pages = [...this.#underWay].filter((render) => render.isPage).length
    if (isPage && pages >= (env().MAX_RENDERS ?? DEFAULT_LIMIT)) {
      metrics().rejectedRenders.inc()
      this.#callNext(address)
      return { refusal: 'busy' }
    }
    const render = { address, isPage, cost: 0 }
    this.#share()
    this.#underWay.add(render)
    return { leave: () => this.#leave(render) }
  }

  #leave(render: Render): void {
    this.#share()
    this.#underWay.delete(render)
    // The next request of a client that has used up its time is refused, not this one.
    if (render.isPage) consume('render', render.address ?? undefined, Math.ceil(render.cost)).catch(() => {})
    // What is cached is sent before the client's next render begins.
    void turn().then(() => this.#callNext(render.address))
  }

  #callNext(address: string | null): void {
    if (address === null) return
    const queue = this.#waiting.get(clientKey(address))
    queue?.shift()?.()
    if (queue?.length === 0) this.#waiting.delete(clientKey(address))
  }

  /** Shares the CPU time since the last call among the renders that were under way. */
  #share(): void {
    const now = cpuTime()
    for (const render of this.#underWay) render.cost += (now - this.#countedAt) / this.#underWay.size
    this.#countedAt = now
  }
}

/** Milliseconds of this process. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function addressHeaders(headers: IncomingMessage['headers']): Headers {
  const client = new Headers()
  for (const name of ADDRESS_HEADERS) if (headers[name]) client.set(name, String(headers[name]))
  return client
}

/** What is sent in place of a page or an API's answer. */
export function refusalOf(refusal: { error: unknown } | 'busy', isApi = false): InternalResponse {
  if (refusal === 'busy') return busyResponse()
  const { status, body, headers } = errorResponse(refusal.error)
  return isApi ? { status, body, headers } : errorPage(status, 'Too many requests', body.message, headers)
}

/**
 * Refuses pages, and lists of the API, where the limit is reached. A slow reader does not occupy a slot: see `onFlushed`. Calls with
 * credentials have limits of their own.
 */
export function limitRenders(limiter: RenderLimiter): Middleware {
  return async ({ request, response, match, label }, next) => {
    const isApi = match?.route.kind === 'api' && request.method === 'GET' && !request.headers.authorization
    if (label === 'file' || (match?.route.isCheap && !isApi)) return next()
    const admission = await limiter.enter(request, !isApi)
    if (admission.refusal) return send(request, response, refusalOf(admission.refusal, isApi))
    // The client may have left while it waited.
    if (response.closed) return admission.leave()
    response.onFlushed(admission.leave)
    return next()
  }
}
