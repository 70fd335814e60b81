import { acceptedEncodings } from './compressed.mjs'

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./cache-entry.mjs').CacheEntry} answer
 * @param {{ isNew?: boolean }} [drawn] whether it was drawn for this request: it has no age then
 */
export async function sendEntry({ method, headers }, response, answer, { isNew = false } = {}) {
  const common = ['Cache-Control', answer.control, 'ETag', answer.etag, 'Vary', answer.vary]
  if (!answer.immutable && !isNew) common.push('Age', String(Math.floor((performance.now() - answer.storedAt) / 1000)))
  if (answer.status === 200 && matchesEtag(headers['if-none-match'], answer.etag)) return void response.writeHead(304, common).end()
  const { encoding, bytes } = answer.copyFor(acceptedEncodings(headers['accept-encoding']))
  const body = bytes instanceof Promise ? await bytes : bytes
  if (encoding !== 'identity') common.push('Content-Encoding', encoding)
  response.writeHead(answer.status, [...answer.headers, ...common, 'Content-Length', String(body.length)])
  response.end(method === 'HEAD' ? undefined : body)
}

/** Weak comparison: a compressed copy is the same page. */
function matchesEtag(/** @type {string | undefined} */ header, /** @type {string} */ etag) {
  if (header === undefined) return false
  const plain = etag.slice(2)
  return header.trim() === '*' || header.split(',').some((known) => known.trim().replace(/^W\//, '') === plain)
}

/**
 * Sends what is kept for nobody.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./cache-entry.mjs').Answer} answer
 */
export function sendUncached({ method }, response, { status, headers, body }) {
  response.writeHead(status, status < 500 ? headers : { ...headers, 'cache-control': 'no-store' })
  response.end(method === 'HEAD' ? undefined : body)
}
