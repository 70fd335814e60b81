import { z } from 'zod'
import { admin, dataResponse, id } from '../call'
import {
  anyText,
  looseCount,
  looseFlag,
  looseNumber,
  looseObjects,
  looseText,
  queryInteger,
  wordsOf,
} from '../fields/fields'
import { CLICK_PLACES, CSV_TABLES, IDEA_KINDS, MAX_INSIGHT_DAYS, MAX_INSIGHT_ROWS } from './insight-views'

/** Characters. */
const MAX_IDS = 4_000

const totalsSchema = z.object({
  views: looseCount,
  clicks: looseCount,
  saves: looseCount,
  searches: looseCount,
  /** Searches without results. */
  empty_searches: looseCount,
})
export type VisitTotals = z.infer<typeof totalsSchema>

const dayTotalsSchema = totalsSchema.extend({ day: anyText.describe('YYYY-MM-DD') })
export type DayTotals = z.infer<typeof dayTotalsSchema>

/** `before` is the same of the period before; null if nothing was counted then. */
const postCountsSchema = z.object({
  id: anyText,
  title: anyText,
  views: looseCount,
  clicks: looseCount,
  saves: looseCount,
  before: looseNumber,
})
export type PostCounts = z.infer<typeof postCountsSchema>

const productCountsSchema = z.object({
  id: anyText,
  name: anyText,
  shop: anyText,
  clicks: looseCount,
  saves: looseCount,
  before: looseNumber,
})
export type ProductCounts = z.infer<typeof productCountsSchema>

const shopCountsSchema = z.object({ shop: anyText, products: looseCount, clicks: looseCount })
export type ShopCounts = z.infer<typeof shopCountsSchema>
const placeCountsSchema = z.object({ place: z.enum(CLICK_PLACES).catch('card'), clicks: looseCount })
export type PlaceCounts = z.infer<typeof placeCountsSchema>
const searchCountsSchema = z.object({
  query: anyText,
  searches: looseCount,
  empty: looseCount.describe('Those without results'),
  clicks: looseCount.describe('Those after which a result was clicked'),
})
export type SearchCounts = z.infer<typeof searchCountsSchema>

const insightsSchema = z.object({
  counts: looseFlag.describe('Whether visits are counted'),
  since: looseText.describe('The first day that was counted, as YYYY-MM-DD; null if none was'),
  days: looseObjects(dayTotalsSchema).describe('Every day of the period, oldest first'),
  totals: totalsSchema,
  before: totalsSchema.nullable().catch(null).describe('Of the period before; null if it was not counted as a whole'),
  posts: looseObjects(postCountsSchema).describe(`The ${MAX_INSIGHT_ROWS} most viewed`),
  rising: looseObjects(postCountsSchema),
  fading: looseObjects(postCountsSchema),
  unclicked: looseObjects(postCountsSchema).describe('Read, but no product was clicked'),
  products: looseObjects(productCountsSchema),
  shops: looseObjects(shopCountsSchema),
  places: looseObjects(placeCountsSchema),
  searches: looseObjects(searchCountsSchema),
})
export type Insights = z.infer<typeof insightsSchema>

const postInsightsSchema = z.object({
  since: looseText,
  days: looseObjects(dayTotalsSchema),
  totals: totalsSchema,
  products: looseObjects(productCountsSchema),
})
export type PostInsights = z.infer<typeof postInsightsSchema>

const ideaSchema = z.object({
  kind: z.enum(IDEA_KINDS),
  /** The words of a search, the title of a post or the name of a product. */
  subject: anyText,
  /** Of the post or product. */
  id: looseText,
  /** Searches, clicks or views of the last 30 days. */
  count: looseCount,
  /** When the post was updated or the price read last, in ISO 8601. */
  since: looseText,
})
export type Idea = z.infer<typeof ideaSchema>

const days = queryInteger(1, MAX_INSIGHT_DAYS).optional().describe('Today included; default: 30')
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
    .input(z.object({ ids: wordsOf(MAX_IDS).describe('Ids of posts, separated by commas') }))
    .output(dataResponse({ posts: looseObjects(z.object({ id: anyText, views: looseCount, clicks: looseCount })) })),
  ideas: admin(
    'GET /admin/insights/ideas',
    'What to write or improve next, by what visitors did in the last 30 days',
  ).output(dataResponse({ ideas: looseObjects(ideaSchema) })),
  exportCsv: admin('GET /admin/insights/export', 'One table of the insights as CSV')
    .input(z.object({ table: z.enum(CSV_TABLES, `must be ${CSV_TABLES.join(', ')}`), days }))
    .output(dataResponse({ csv: z.string() })),
}
