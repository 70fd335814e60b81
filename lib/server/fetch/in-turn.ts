import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { singleton } from '../core/singleton.mjs'

const turns = singleton('turns', () => new Map<string, Promise<unknown>>())

/**
 * Runs work after all earlier work of the same key in this process.
 * @param pause milliseconds after it, before the next.
 */
export function inTurn<T>(key: string, pause: () => Promise<number>, work: () => Promise<T>): Promise<T> {
  const result = (turns.get(key) ?? Promise.resolve()).then(work)
  const turn: Promise<unknown> = result
    .catch(() => {})
    .then(pause)
    .then((time) => wait(time, null, { ref: false }))
    .then(() => turns.get(key) === turn && turns.delete(key))
  turns.set(key, turn)
  return result
}
