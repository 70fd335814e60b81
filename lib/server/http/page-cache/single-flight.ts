import { contentVersion } from '../../core/changes/content-version'

/**
 * Single-flight: concurrent requests for a key share one render, unless the content changed in between.
 * @returns `isFirst` is true for the call that started the work
 */
export function singleFlight<T>(
  work: (key: string, version: number) => Promise<T>,
): (key: string) => { result: Promise<T>; isFirst: boolean } {
  const inFlight = new Map<string, { version: number; result: Promise<T> }>()
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
