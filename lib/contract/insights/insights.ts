import { z } from 'zod'
import { admin, dataResponse, id } from '../call'
import * as f from '../fields/fields'
import { CLICK_PLACES, CSV_TABLES, IDEA_KINDS, MAX_INSIGHT_DAYS, MAX_INSIGHT_ROWS } from './insight-views'

/** Characters. */
const MAX_IDS = 4_000

const totalsSchema = z.object({
  views: f.looseCount,
  clicks: f.looseCount,
  saves: f.looseCount,
  searches: f.looseCount,
  /** Searches without results. */
  empty_searches: f.looseCount,
})
export type VisitTotals = z.infer<typeof totalsSchema>

const dayTotalsSchema = totalsSchema.extend({ day: f.anyText.describe('YYYY-MM-DD') })
export type DayTotals = z.infer<typeof dayTotalsSchema>

/** `before` is the same of the period before; null if nothing was counted then. */
const postCountsSchema = z.object({
  id: f.anyText,
  title: f.anyText,
  views: f.looseCount,
  clicks: f.looseCount,
  saves: f.looseCount,
  before: f.looseNumber,
})
export type PostCounts = z.infer<typeof postCountsSchema>

const productCountsSchema = z.object({
  id: f.anyText,
  name: f.anyText,
  shop: f.anyText,
  clicks: f.looseCount,
  saves: f.looseCount,
  before: f.looseNumber,
})
export type ProductCounts = z.infer<typeof productCountsSchema>

const shopCountsSchema = z.object({ shop: f.anyText, products: f.looseCount, clicks: f.looseCount })
export type ShopCounts = z.infer<typeof shopCountsSchema>
const placeCountsSchema = z.object({ place: z.enum(CLICK_PLACES).catch('card'), clicks: f.looseCount })
export type PlaceCounts = z.infer<typeof placeCountsSchema>
const searchCountsSchema = z.object({
  query: f.anyText,
  searches: f.looseCount,
  empty: f.looseCount.describe('Those without results'),
  clicks: f.looseCount.describe('Those after which a result was clicked'),
})
export type SearchCounts = z.infer<typeof searchCountsSchema>

const insightsSchema = z.object({
  counts: f.looseFlag.describe('Whether visits are counted'),
  since: f.looseText.describe('The first day that was counted, as YYYY-MM-DD; null if none was'),
  days: f.looseObjects(dayTotalsSchema).describe('Every day of the period, oldest first'),
  totals: totalsSchema,
  before: totalsSchema.nullable().catch(null).describe('Of the period before; null if it was not counted as a whole'),
  posts: f.looseObjects(postCountsSchema).describe(`The ${MAX_INSIGHT_ROWS} most viewed`),
  rising: f.looseObjects(postCountsSchema),
  fading: f.looseObjects(postCountsSchema),
  unclicked: f.looseObjects(postCountsSchema).describe('Read, but no product was clicked'),
  products: f.looseObjects(productCountsSchema),
  shops: f.looseObjects(shopCountsSchema),
  places: f.looseObjects(placeCountsSchema),
  searches: f.looseObjects(searchCountsSchema),
})
export type Insights = z.infer<typeof insightsSchema>

const postInsightsSchema = z.object({
  since: f.looseText,
  days: f.looseObjects(dayTotalsSchema),
  totals: totalsSchema,
  products: f.looseObjects(productCountsSchema),
})
export type PostInsights = z.infer<typeof postInsightsSchema>

const ideaSchema = z.object({
  kind: z.enum(IDEA_KINDS),
  /** The words of a search, the title of a post or the name of a product. */
  subject: f.anyText,
  /** Of the post or product. */
  id: f.looseText,
  /** Searches, clicks or views of the last 30 days. */
  count: f.looseCount,
  /** When the post was updated or the price read last, in ISO 8601. */
  since: f.looseText,
})
export type Idea = z.infer<typeof ideaSchema>

const days = f.queryInteger(1, MAX_INSIGHT_DAYS).optional().describe('Today included; default: 30')
/** What visitors did, for the administrator: additions of this site. */
export const insightCalls = {
  read: admin('GET /admin/insights', 'What visitors did in the last days')
    .input(z.object({ days }))
    .output(dataResponse(insightsSchema.shape)),
  post: admin('GET /admin/insights/posts/{id}', 'What visitors did in a post', { failures: [404] })
    .input(z.object({ id, days }))
    .output(dataResponse(postInsightsSchema.shape)),
  views: admin('GET /admin/insights/views', 'Views and clicks of posts in the last 30 days', {
    description: 'Posts without any are left out.',
  })
    .input(z.object({ ids: f.wordsOf(MAX_IDS).describe('Ids of posts, separated by commas') }))
    .output(
      dataResponse({ posts: f.looseObjects(z.object({ id: f.anyText, views: f.looseCount, clicks: f.looseCount })) }),
    ),
  ideas: admin(
    'GET /admin/insights/ideas',
    'What to write or improve next, by what visitors did in the last 30 days',
  ).output(dataResponse({ ideas: f.looseObjects(ideaSchema) })),
  exportCsv: admin('GET /admin/insights/export', 'One table of the insights as CSV')
    .input(z.object({ table: z.enum(CSV_TABLES, `must be ${CSV_TABLES.join(', ')}`), days }))
    .output(dataResponse({ csv: z.string() })),
}
