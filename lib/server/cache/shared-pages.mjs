import { deserialize, serialize } from 'node:v8'

/** @typedef {import('../instances/instances').Instances} Instances */
/** @typedef {{ value: { kind: string, headers?: Record<string, unknown> }, lastModified: number, cacheControl?: { revalidate?: number | false, expire?: number } }} Entry */

const shared = /** @type {typeof globalThis & { plumblineInstances?: Instances }} */ (globalThis)

/** Milliseconds that a page is waited for: drawing it takes less than a slow answer. */
const PATIENCE = 250
/** Seconds that a page is kept whose own time is longer, or not known. */
const LONGEST = 3_600

/** What pages are kept under just now; null where they are not shared. */
export function sharedGeneration() {
  return shared.plumblineInstances?.generation ?? null
}

/**
 * A page that another instance has drawn of the same content.
 * @param {string} key Next's own
 * @param {string | null} generation as it was when the page was asked for
 * @returns {Promise<Entry | null>}
 */
export async function readShared(key, generation) {
  const instances = shared.plumblineInstances
  if (!instances || generation === null) return null
  let timer
  const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE, null)))
  try {
    const kept = await Promise.race([instances.read(`${generation}:${key}`), late])
    return kept ? deserialize(kept) : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Lays a page where other instances find it; what cannot be laid there is drawn by each.
 * @param {string} key Next's own
 * @param {string | null} generation as it was when the page began to be drawn
 * @param {Entry} entry
 */
export function share(key, generation, entry) {
  const instances = shared.plumblineInstances
  if (!instances || generation === null) return
  const seconds = Math.min(entry.cacheControl?.expire ?? LONGEST, LONGEST)
  instances.keep(`${generation}:${key}`, serialize(entry), seconds).catch(() => {})
}
