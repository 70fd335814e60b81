import 'server-only'
import type { Middleware } from '../exchange'
import type { RenderLimiter } from '../middleware/limits/render-limiter'
import { cacheKeyOf } from './cache-key'
import { cachePolicies } from './cache-policy'
import { cachedHandler, type Render } from './cached-handler'
import type { Handler } from '../next-adapter.mjs'
import { renderRequest } from './render-request'
import { limitedRender } from './limited-render'

/**
 * Answers from memory, compressed, whatever is the same for everyone, and passes all else on. Without it a post costs 70 times as
 * much, home and categories 45 to 115 times (docs/decisions/0021).
 * @param handler renders pages for the cache
 * @param limiter of concurrent renders
 * @param shared freshness of pages in seconds
 */
export function pageCache(
  handler: Handler,
  limiter: RenderLimiter,
  shared?: { fresh: number; stale: number },
): Middleware {
  const render: Render = (path, headers) => renderRequest(handler, path, headers)
  const handlers = new Map(
    Object.entries(cachePolicies(shared)).map(([kind, policy]) => [
      kind,
      cachedHandler(policy.isLimited ? limitedRender(render, limiter) : render, policy),
    ]),
  )
  return ({ request, response, match }, next) => {
    const cacheable = cacheKeyOf(request, match?.route ?? null)
    const handler = cacheable && handlers.get(cacheable.kind)
    return handler ? handler(request, response, cacheable.key, next) : next()
  }
}
