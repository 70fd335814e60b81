import 'server-only'
import { env } from '../../../core/env'
import { busyResponse } from '../../responses/error-page'
import type { Middleware } from '../../exchange'
import { metrics } from '../../metrics'
import { send } from '../../responses/send'

const DEFAULT_LIMIT = 64

/** Limits how many pages are rendered at once, for the page cache and for single visitors alike. */
export class RenderLimiter {
  #inFlight = 0

  /** Takes a slot; false if none is free. Whoever gets one calls `release` when the render is over. */
  acquire(): boolean {
    if (this.#inFlight < (env().MAX_RENDERS ?? DEFAULT_LIMIT)) {
      this.#inFlight += 1
      return true
    }
    metrics().rejectedRenders.inc()
    return false
  }

  release(): void {
    this.#inFlight -= 1
  }
}

/** Answers 503 when too many pages are being rendered. A slow reader does not occupy a slot: see `onFlushed`. */
export function limitRenders(limiter: RenderLimiter): Middleware {
  return ({ request, response, match, label }, next) => {
    if (match?.route.isCheap || label === 'file') return next()
    if (!limiter.acquire()) return send(request, response, busyResponse())
    response.onFlushed(() => limiter.release())
    return next()
  }
}
