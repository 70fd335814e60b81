import 'server-only'
import { isbot } from 'isbot'
import type { VisitEvent } from '@/lib/contract/insights/visit'
import { hasSession } from '../auth/session-cookie'
import { errors } from '../core/errors'
import type { Database } from '../db/database'
import { countsVisits } from './counts-visits'
import { isKnown } from './known-items'
import { storedWords } from './stored-words'
import { isRepeated } from './visitor-marks'
import { tallyVisit } from './visit-tally'

/** Who sent an event; nothing of it is stored. */
export type Visitor = { address: string | null; headers: Headers }

/**
 * Counts what a visitor did. A post that is reloaded and a search that is repeated on the same day count once.
 * @returns whether it was counted: not for robots, an administrator, or a visitor who does not want to be counted.
 * @throws not-found for an unknown id; then nothing is counted.
 */
export async function countVisit(database: Database, events: VisitEvent[], visitor: Visitor): Promise<boolean> {
  if (!countsVisits() || !isCounted(visitor.headers)) return false
  for (const event of events) await checkIds(database, event)
  const browser = `${visitor.address ?? ''}\n${visitor.headers.get('user-agent')}`
  for (const event of events) tallyEvent(event, (what) => isRepeated(browser, what))
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

function tallyEvent(event: VisitEvent, wasBefore: (what: string) => boolean): void {
  if (event.kind === 'view') {
    if (!wasBefore(`view ${event.post}`)) tallyVisit({ kind: 'view', postId: event.post })
  } else if (event.kind === 'click') {
    tallyVisit({ kind: 'click', postId: event.post ?? '', productId: event.product, detail: event.place })
  } else if (event.kind === 'save') {
    tallyVisit({ kind: 'save', [event.item === 'post' ? 'postId' : 'productId']: event.id })
  } else {
    tallySearch(event, wasBefore)
  }
}

function tallySearch(
  event: Extract<VisitEvent, { kind: 'search' | 'search-click' }>,
  wasBefore: (what: string) => boolean,
): void {
  const detail = storedWords(event.query)
  if (detail === null || wasBefore(`${event.kind} ${detail}`)) return
  tallyVisit({ kind: event.kind, detail })
  if (event.kind === 'search' && !event.found) tallyVisit({ kind: 'empty-search', detail })
}
