import { contentVersion } from '../../core/changes/content-version.mjs'

/**
 * Single-flight: concurrent requests for a key share one render, unless the content changed in between.
 * @template T
 * @param {(key: string, version: number) => Promise<T>} work
 * @returns {(key: string) => { result: Promise<T>, isFirst: boolean }} `isFirst` is true for the call that started the work
 */
export function singleFlight(work) {
  /** @type {Map<string, { version: number, result: Promise<T> }>} */
  const inFlight = new Map()
  return (key) => {
    const version = contentVersion()
    const running = inFlight.get(key)
    if (running?.version === version) return { result: running.result, isFirst: false }
    const entry = {
      version,
      result: work(key, version).finally(() => inFlight.get(key) === entry && inFlight.delete(key)),
    }
    inFlight.set(key, entry)
    return { result: entry.result, isFirst: true }
  }
}
