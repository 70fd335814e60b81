import mocks from 'next/dist/server/lib/mock-request.js'
import { renderContext, newRender, RETRY_SECONDS } from '../../core/render-context.mjs'

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} Handler */

/**
 * Members of Next's mock that its types leave out.
 * @typedef {{ hasStreamed: Promise<boolean>, headers: Headers, buffers: Buffer[], statusCode: number }} MockResponse
 */

/**
 * Renders a path for a request without cookies, conditions or compression. Next makes its own internal requests with the same
 * mocks, which it does not document; light-my-request, tried in their place, passes on headers that Next sets as lists.
 * @param {Handler} handler
 * @param {string} path still encoded, with its query
 * @param {Record<string, string>} headers
 * @returns {Promise<import('./cache-entry.mjs').RenderedResponse>}
 */
export async function renderRequest(handler, path, headers = {}) {
  const { req, res: mock } = mocks.createRequestResponseMocks({
    url: path,
    method: 'GET',
    headers: { host: 'localhost', ...headers },
  })
  const res = /** @type {MockResponse} */ (/** @type {unknown} */ (mock))
  const render = newRender()
  await renderContext.run(render, async () => {
    await handler(/** @type {never} */ (req), /** @type {never} */ (mock))
    await res.hasStreamed
  })
  const { status, isPartial } = render
  const retry = status !== null && status >= 500 && { 'retry-after': String(RETRY_SECONDS) }
  return {
    status: status ?? res.statusCode,
    headers: { ...Object.fromEntries(res.headers), ...retry },
    body: Buffer.concat(res.buffers),
    renderedAt: Date.now(),
    isPartial,
  }
}
