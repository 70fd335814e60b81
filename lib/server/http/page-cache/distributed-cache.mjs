import { deserialize, serialize } from 'node:v8'
import { cluster } from '../../core/changes/cluster.mjs'
import { withTimeout } from '../../core/with-timeout.mjs'

/** @typedef {import('./cache-entry.mjs').RenderedResponse} RenderedResponse */

/** Milliseconds to wait for another instance's copy: rendering the page takes less than a slow answer. */
const READ_TIMEOUT = 250

/** The generation that pages are shared under now; null where they are not shared. */
export function distributedGeneration() {
  return cluster()?.generation ?? null
}

/**
 * Reads a page that another instance has rendered from the same content. Errors count as misses.
 * @param {string} key
 * @param {string | null} generation at the time of the request
 * @param {number} fresh seconds after which it is too old
 * @returns {Promise<RenderedResponse | null>}
 */
export async function readDistributed(key, generation, fresh) {
  const joined = cluster()
  if (!joined || generation === null) return null
  try {
    const bytes = await withTimeout(joined.read(`${generation}:${key}`), READ_TIMEOUT, () => null)
    const response = bytes ? deserialize(bytes) : null
    return response && Date.now() - response.renderedAt < fresh * 1000 ? response : null
  } catch {
    return null
  }
}

/**
 * Stores a page for the other instances. Errors are ignored: each instance then renders the page itself.
 * @param {string} key
 * @param {string | null} generation at the time when rendering started
 * @param {RenderedResponse} response
 * @param {number} seconds until it expires
 */
export function writeDistributed(key, generation, response, seconds) {
  const joined = cluster()
  if (!joined || generation === null) return
  joined.write(`${generation}:${key}`, serialize(response), seconds).catch(() => {})
}
