import { isbot } from 'isbot'
import type { VisitEvent } from '@/lib/contract/insights/visit'
import { hasSession } from '../auth/admin-session'
import { errors } from '../core/errors'
import { addressKey } from '../core/request/client-address'
import type { Database } from '../db/database'
import { countsVisits, storedWords, dayOf, tallyVisit, type Counted } from './visit-tally'
import { and, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { SavedKind } from '@/lib/contract/saved/saved'
import { singleton } from '../core/singleton.mjs'
import { posts, products } from '../db/schema/post-schema'
import { createHash, randomBytes } from 'node:crypto'

/** Events remembered; the oldest are forgotten, so that memory does not grow with traffic. */
const MAX_REMEMBERED = 20_000

const HOUR = 3_600_000

const SALT_BYTES = 16

/** Bytes of a digest that fit into a number exactly. */
const MARK_BYTES = 6

const marks = singleton('visitor-marks', () => ({
  day: '',
  salt: randomBytes(SALT_BYTES),
  /** When an event was counted, by its digest. */
  seen: new LRUCache<number, number>({ max: MAX_REMEMBERED }),
}))

/** A post that is unpublished is still counted for this many milliseconds. */
const TTL = 10 * 60_000

const MAX_KNOWN = 10_000

const known = singleton('known-items', () => new WeakMap<Database, LRUCache<string, true>>())

/** Who sent an event; nothing of it is stored. */
export type Visitor = { address: string | null; headers: Headers }

/**
 * Counts what a visitor did. A post that is reloaded and a search that is repeated on the same day count once, clicks on a product
 * of a post once an hour.
 * @returns whether it was counted: not for robots, an administrator, or a visitor who does not want to be counted.
 * @throws not-found for an unknown id; then nothing is counted.
 */
export async function countVisit(database: Database, events: VisitEvent[], visitor: Visitor): Promise<boolean> {
  if (!countsVisits() || !isCounted(visitor.headers)) return false
  for (const event of events) await checkIds(database, event)
  const browser = `${visitor.address ?? ''}\n${visitor.headers.get('user-agent')}`
  const client = visitor.address ? addressKey(visitor.address) : 'unknown'
  for (const event of events) {
    const { counts, what, within } = readEvent(event)
    if (counts.length === 0 || (what && isRepeated(browser, what, within))) continue
    for (const each of counts) tallyVisit(each, client)
  }
  return true
}

function isCounted(headers: Headers): boolean {
  const agent = headers.get('user-agent')
  const isUnwanted = headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
  return !isUnwanted && Boolean(agent) && !isbot(agent) && !hasSession(headers.get('cookie'))
}

async function checkIds(database: Database, event: VisitEvent): Promise<void> {
  const post = event.kind === 'save' ? event.item === 'post' && event.id : 'post' in event && event.post
  const product = event.kind === 'save' ? event.item === 'product' && event.id : 'product' in event && event.product
  if (post && !(await isKnown(database, 'post', post))) throw errors.postNotFound()
  if (product && !(await isKnown(database, 'product', product))) throw errors.productNotFound()
}

type Reading = { counts: Counted[]; what?: string; within?: number }

/** What an event counts as, what a repetition of it has in common with it, and the milliseconds within which that is one. */
function readEvent(event: VisitEvent): Reading {
  if (event.kind === 'view') return { counts: [{ kind: 'view', postId: event.post }], what: `view ${event.post}` }
  if (event.kind === 'save')
    return { counts: [{ kind: 'save', [event.item === 'post' ? 'postId' : 'productId']: event.id }] }
  if (event.kind === 'click') {
    const { product, post = '', place } = event
    const counts = [{ kind: 'click' as const, postId: post, productId: product, detail: place }]
    return { counts, what: `click ${post} ${product}`, within: HOUR }
  }
  const detail = storedWords(event.query)
  if (detail === null) return { counts: [] }
  const isEmpty = event.kind === 'search' && !event.found
  const counts = [{ kind: event.kind, detail }, ...(isEmpty ? [{ kind: 'empty-search' as const, detail }] : [])]
  return { counts, what: `${event.kind} ${detail}` }
}

/** Whether an id is that of a published post, or of a product. */
async function isKnown(database: Database, kind: SavedKind, id: string): Promise<boolean> {
  const cache = known.get(database) ?? new LRUCache<string, true>({ max: MAX_KNOWN, ttl: TTL })
  known.set(database, cache)
  const key = `${kind}/${id}`
  if (cache.has(key)) return true
  const [found] =
    kind === 'post'
      ? await database
          .select({ id: posts.id })
          .from(posts)
          .where(and(eq(posts.id, id), eq(posts.status, 'published')))
      : await database.select({ id: products.id }).from(products).where(eq(products.id, id))
  if (!found) return false
  cache.set(key, true)
  return true
}

/**
 * Whether the same browser caused an event before on the same day, such as by reloading a page, and not longer ago than `within`
 * milliseconds. Only a digest with a random salt is
 * remembered, in memory alone; with the salt of the day goes what it could be compared with.
 * @param visitor what distinguishes browsers: address and user agent.
 */
function isRepeated(visitor: string, event: string, within = Infinity): boolean {
  const now = Date.now()
  const day = dayOf(now)
  if (marks.day !== day) {
    marks.seen.clear()
    Object.assign(marks, { day, salt: randomBytes(SALT_BYTES) })
  }
  const digest = createHash('sha256').update(marks.salt).update(visitor).update('\n').update(event).digest()
  const mark = digest.readUIntBE(0, MARK_BYTES)
  if (now - (marks.seen.get(mark) ?? -Infinity) < within) return true
  marks.seen.set(mark, now)
  return false
}
