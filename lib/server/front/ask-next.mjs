import mocks from 'next/dist/server/lib/mock-request.js'
import { AGE_HEADER } from '../cache/content-age.mjs'

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} Handler */

/**
 * Has Next answer for a path as it would answer anyone: no cookies, no conditions, not compressed. Next's
 * own requests to itself are made in the same way.
 * @param {Handler} handler
 * @param {string} path still encoded
 * @returns {Promise<import('./stored-answer.mjs').Answer & { age: number | null }>} age null for what does not change with the content
 */
export async function askNext(handler, path) {
  const { req, res } = mocks.createRequestResponseMocks({ url: path, method: 'GET', headers: { host: 'localhost' } })
  await handler(/** @type {never} */ (req), /** @type {never} */ (res))
  await res.hasStreamed
  const headers = Object.fromEntries(res.headers)
  return {
    status: res.statusCode,
    headers,
    body: Buffer.concat(res.buffers),
    age: headers[AGE_HEADER] === undefined ? null : Number(headers[AGE_HEADER]),
  }
}
