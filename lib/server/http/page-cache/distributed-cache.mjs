import { deserialize, serialize } from 'node:v8'

/** @typedef {import('../../core/cluster').Instances} Instances */
/** @typedef {import('./cache-entry.mjs').Answer} Answer */

const shared = /** @type {typeof globalThis & { plumblineInstances?: Instances }} */ (globalThis)

/** Milliseconds that a page is waited for: drawing it takes less than a slow answer. */
const PATIENCE = 250

/** What pages are kept under just now; null where they are not shared. */
export function sharedGeneration() {
  return shared.plumblineInstances?.generation ?? null
}

/**
 * A page that another instance has drawn of the same content.
 * @param {string} address
 * @param {string | null} generation as it was when the page was asked for
 * @param {number} fresh seconds after which it is too old
 * @returns {Promise<Answer | null>}
 */
export async function readShared(address, generation, fresh) {
  const instances = shared.plumblineInstances
  if (!instances || generation === null) return null
  let timer
  const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE, null)))
  try {
    const kept = await Promise.race([instances.read(`${generation}:${address}`), late])
    const answer = kept ? deserialize(kept) : null
    return answer && Date.now() - answer.drawnAt < fresh * 1000 ? answer : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Lays a page where other instances find it; what cannot be laid there is drawn by each.
 * @param {string} address
 * @param {string | null} generation as it was when the page began to be drawn
 * @param {Answer} answer
 * @param {number} seconds after which it is forgotten
 */
export function share(address, generation, answer, seconds) {
  const instances = shared.plumblineInstances
  if (!instances || generation === null) return
  instances.keep(`${generation}:${address}`, serialize(answer), seconds).catch(() => {})
}
