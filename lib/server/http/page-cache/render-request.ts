import 'server-only'
import { RETRY_SECONDS, newRender, renderContext } from '../../core/request/render-context'
import { type Handler, requestInternally } from '../next-adapter.mjs'
import type { RenderedResponse } from './cache-entry'

/** Renders a path for the page cache, without cookies, conditions or compression. */
export async function renderRequest(
  handler: Handler,
  path: string,
  headers: Record<string, string> = {},
): Promise<RenderedResponse> {
  const render = newRender()
  const response = await renderContext.run(render, () => requestInternally(handler, path, headers))
  const { status, isPartial } = render
  const retry = status !== null && status >= 500 && { 'retry-after': String(RETRY_SECONDS) }
  return {
    status: status ?? response.status,
    headers: { ...response.headers, ...retry },
    body: response.body,
    renderedAt: Date.now(),
    isPartial,
  }
}
