import { contentVersion } from '../../core/content-version.mjs'

/**
 * Has work done once for all who ask for the same at one age of the content; who asks after a write never joins work that
 * began before it.
 * @template T
 * @param {(key: string, age: number) => Promise<T>} work
 * @returns {(key: string) => { result: Promise<T>, isFirst: boolean }} the first is who had the work begun
 */
export function singleFlight(work) {
  /** @type {Map<string, { age: number, result: Promise<T> }>} */
  const underWay = new Map()
  return (key) => {
    const age = contentVersion()
    const running = underWay.get(key)
    if (running?.age === age) return { result: running.result, isFirst: false }
    const entry = { age, result: work(key, age).finally(() => underWay.get(key) === entry && underWay.delete(key)) }
    underWay.set(key, entry)
    return { result: entry.result, isFirst: true }
  }
}
