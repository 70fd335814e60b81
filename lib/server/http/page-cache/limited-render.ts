import 'server-only'
import { busyResponse } from '../responses/error-page'
import type { RenderLimiter } from '../middleware/limits/render-limiter'
import type { Render } from './cached-handler'

/** Renders within the limit of concurrent renders, and answers 503 beyond it. */
export function limitedRender(render: Render, limiter: RenderLimiter): Render {
  return async (key, headers) => {
    if (!limiter.acquire()) {
      const { status, type, body, headers: own } = busyResponse()
      const busy = { ...own, 'content-type': type, 'cache-control': 'no-store' }
      return { status, headers: busy, body: Buffer.from(body), renderedAt: Date.now() }
    }
    try {
      return await render(key, headers)
    } finally {
      limiter.release()
    }
  }
}
