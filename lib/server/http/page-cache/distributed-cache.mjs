import { deserialize, serialize } from 'node:v8'
import { singleton } from '../../core/singleton.mjs'
import { withTimeout } from '../../core/with-timeout.mjs'

/** @typedef {import('../../core/cluster').Cluster} Instances */
/** @typedef {import('./cache-entry.mjs').Answer} Answer */

const shared = singleton('cluster', () => /** @type {{ instances?: Instances | undefined }} */ ({}))

/** Milliseconds that a page is waited for: drawing it takes less than a slow answer. */
const PATIENCE = 250

/** What pages are kept under just now; null where they are not shared. */
export function distributedGeneration() {
  return shared.instances?.generation ?? null
}

/**
 * A page that another instance has drawn of the same content.
 * @param {string} address
 * @param {string | null} generation as it was when the page was asked for
 * @param {number} fresh seconds after which it is too old
 * @returns {Promise<Answer | null>}
 */
export async function readDistributed(address, generation, fresh) {
  const instances = shared.instances
  if (!instances || generation === null) return null
  try {
    const kept = await withTimeout(instances.read(`${generation}:${address}`), PATIENCE, () => null)
    const answer = kept ? deserialize(kept) : null
    return answer && Date.now() - answer.drawnAt < fresh * 1000 ? answer : null
  } catch {
    return null
  }
}

/**
 * Lays a page where other instances find it; what cannot be laid there is drawn by each.
 * @param {string} address
 * @param {string | null} generation as it was when the page began to be drawn
 * @param {Answer} answer
 * @param {number} seconds after which it is forgotten
 */
export function writeDistributed(address, generation, answer, seconds) {
  const instances = shared.instances
  if (!instances || generation === null) return
  instances.keep(`${generation}:${address}`, serialize(answer), seconds).catch(() => {})
}
