import type { Middleware } from '../exchange'
import { type RenderLimiter, refusalOf } from '../middleware/limits'
import { cacheKeyOf, cachePolicies } from './cache-policy'
import { cachedHandler, type Render } from './cached-handler'
import { builtFile } from '../built-scripts.mjs'
import { type Handler, requestInternally } from '../next-adapter.mjs'
import { isOutage } from '../../core/outage'
import { RETRY_SECONDS, newRender, renderContext } from '../../core/request/render-context'
import type { RenderedResponse } from './cache-entry'

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

/** Renders within the limits of renders, and answers 429 or 503 beyond them. */
function limitedRender(render: Render, limiter: RenderLimiter): Render {
  return async (key, headers, request) => {
    const admission = await limiter.enter(request)
    if (admission.refusal) {
      const { status, type = '', body, headers: own } = refusalOf(admission.refusal)
      const refused = { ...own, 'content-type': type, 'cache-control': 'no-store' }
      return { status, headers: refused, body: Buffer.from(String(body)), renderedAt: Date.now() }
    }
    try {
      return await render(key, headers, request)
    } finally {
      admission.leave()
    }
  }
}

/**
 * Renders a path for the page cache, without cookies, conditions or compression. A page that fails is rendered again: Next's error page
 * has no HTML, and the browser needs all of it in its data.
 */
async function renderRequest(
  handler: Handler,
  path: string,
  headers: Record<string, string> = {},
): Promise<RenderedResponse> {
  const renderAs = async (render: ReturnType<typeof newRender>) => ({
    render,
    response: await renderContext.run(render, () => requestInternally(handler, path, headers)),
  })
  const first = await renderAs(newRender(true))
  const isEmpty = first.response.status === 500 && first.render.drawn?.length && !isOutage()
  const { render, response } = isEmpty ? await renderAs(newRender()) : first
  const { status, isPartial } = render
  const retry = status !== null && status >= 500 && { 'retry-after': String(RETRY_SECONDS) }
  return {
    status: status ?? response.status,
    headers: { ...response.headers, ...retry },
    body: response.body,
    renderedAt: Date.now(),
    isPartial,
    file: builtFile(path),
  }
}
