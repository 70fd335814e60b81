import 'server-only'
import { countVisit } from '../../insights/count-visit'
import { exportInsights } from '../../insights/insights-csv'
import { readIdeas } from '../../insights/read-ideas'
import { readInsights, readPostInsights, readPostViews } from '../../insights/read-insights'
import { api } from '../implement'
import { requireSamePage } from '../access/same-page'

const success = true as const
const DAYS = 30

const count = api.insights.count.handler(async ({ input, context: { database, clientAddress, headers } }) => {
  if (headers) {
    requireSamePage(headers)
    await countVisit(database, input.events, { address: clientAddress ?? null, headers })
  }
  return { success }
})

const read = api.insights.read.handler(async ({ input, context: { database } }) => ({
  success,
  data: await readInsights(database, input.days ?? DAYS),
}))

const post = api.insights.post.handler(async ({ input, context: { database } }) => ({
  success,
  data: await readPostInsights(database, input.id, input.days ?? DAYS),
}))

const views = api.insights.views.handler(async ({ input, context: { database } }) => ({
  success,
  data: { posts: await readPostViews(database, input.ids.split(','), DAYS) },
}))

const ideas = api.insights.ideas.handler(async ({ context: { database } }) => ({
  success,
  data: { ideas: await readIdeas(database) },
}))

const exportCsv = api.insights.exportCsv.handler(async ({ input, context: { database } }) => ({
  success,
  data: { csv: await exportInsights(database, input.table, input.days ?? DAYS) },
}))

/** The calls that count what visitors do, and show it to the administrator. */
export const insightCalls = { count, read, post, views, ideas, exportCsv }
