import { isUtf8 } from 'node:buffer'
import { visitsSchema } from '@/lib/contract/insights/visit'
import { clientAddressOf } from '../core/request/client-address'
import { isEnabled } from '../core/optimizations.mjs'
import { database } from '../db/open/connect'
import { countVisit } from '../insights/count-visit'
import { consume } from './access/rate-limits'
import { requireSamePage } from './access/same-page'
import { exportInsights } from '../insights/insights-csv'
import { readIdeas } from '../insights/read-ideas'
import { readInsights, readPostInsights, readPostViews } from '../insights/read-insights'
import type { Answers } from './implement'

/** The response to events that are counted, and to those of visitors who are not. */
export const COUNTED = {
  status: 200,
  body: { success: true },
  headers: { vary: 'authorization', 'x-content-type-options': 'nosniff' },
}

/**
 * Counts the events that a page of the site sent, as the call of the API does: 262 µs of CPU against 677 (docs/decisions/0021).
 * @returns false if they were not counted, since the API has to answer with an error, or to ask for credentials
 */
export async function countBeacon(headers: Headers, body: Buffer): Promise<boolean> {
  const isPlain = headers.get('content-type') === 'application/json' && !headers.has('authorization')
  if (!isPlain || !isEnabled('direct-counts') || !isUtf8(body)) return false
  try {
    requireSamePage(headers)
    const { events } = visitsSchema.parse(JSON.parse(body.toString()))
    const address = clientAddressOf(headers)
    await consume('visit', address)
    await countVisit(await database(), events, { address, headers })
    return true
  } catch {
    return false
  }
}

const DAYS = 30

/** The calls that count what visitors do, and show it to the administrator. */
export const insightCalls: Answers['insights'] = {
  count: async (input, { database, clientAddress, headers }) => {
    if (headers) {
      requireSamePage(headers)
      await countVisit(database, input.events, { address: clientAddress ?? null, headers })
    }
    return {}
  },
  read: async (input, { database }) => ({ data: await readInsights(database, input.days ?? DAYS) }),
  post: async (input, { database }) => ({ data: await readPostInsights(database, input.id, input.days ?? DAYS) }),
  views: async (input, { database }) => ({
    data: { posts: await readPostViews(database, input.ids.split(','), DAYS) },
  }),
  ideas: async (_input, { database }) => ({ data: { ideas: await readIdeas(database) } }),
  exportCsv: async (input, { database }) => ({
    data: { csv: await exportInsights(database, input.table, input.days ?? DAYS) },
  }),
}
