import mocks from 'next/dist/server/lib/mock-request.js'
import { renderContext, newRender, RETRY_SECONDS } from '../../core/render-context.mjs'

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} Handler */

/**
 * Has Next answer for a path as it would answer anyone: no cookies, no conditions, not compressed. Next's
 * own requests to itself are made in the same way.
 * @param {Handler} handler
 * @param {string} path still encoded, with its query
 * @param {Record<string, string>} headers
 * @returns {Promise<import('./cache-entry.mjs').Answer>}
 */
export async function renderRequest(handler, path, headers = {}) {
  const { req, res } = mocks.createRequestResponseMocks({ url: path, method: 'GET', headers: { host: 'localhost', ...headers } })
  const drawn = newRender()
  await renderContext.run(drawn, async () => {
    await handler(/** @type {never} */ (req), /** @type {never} */ (res))
    await res.hasStreamed
  })
  const { status, isPartial } = drawn
  const again = status !== null && status >= 500 && { 'retry-after': String(RETRY_SECONDS) }
  return {
    status: status ?? res.statusCode,
    headers: { ...Object.fromEntries(res.headers), ...again },
    body: Buffer.concat(res.buffers),
    drawnAt: Date.now(),
    isPartial,
  }
}
