import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { singleton } from '../core/singleton.mjs'
import { dayOf } from './visit-day'

/** Events remembered; the oldest are forgotten, so that memory does not grow with traffic. */
const MAX_REMEMBERED = 20_000
const SALT_BYTES = 16
/** Bytes of a digest that fit into a number exactly. */
const MARK_BYTES = 6

const marks = singleton('visitor-marks', () => ({
  day: '',
  salt: randomBytes(SALT_BYTES),
  seen: new LRUCache<number, true>({ max: MAX_REMEMBERED }),
}))

/**
 * Whether the same browser caused an event before on the same day, such as by reloading a page. Only a digest with a random salt is
 * remembered, in memory alone; with the salt of the day goes what it could be compared with.
 * @param visitor what distinguishes browsers: address and user agent.
 */
export function isRepeated(visitor: string, event: string): boolean {
  const day = dayOf(Date.now())
  if (marks.day !== day) {
    marks.seen.clear()
    Object.assign(marks, { day, salt: randomBytes(SALT_BYTES) })
  }
  const digest = createHash('sha256').update(marks.salt).update(visitor).update('\n').update(event).digest()
  const mark = digest.readUIntBE(0, MARK_BYTES)
  if (marks.seen.has(mark)) return true
  marks.seen.set(mark, true)
  return false
}
