import { z } from 'zod'
import { admin, adminPrivate, adminRead, dataResponse, id, messageDataResponse, messageResponse } from '../call'
import {
  anyText,
  flag,
  looseCount,
  looseFlag,
  looseNumber,
  looseObjects,
  looseText,
  looseTexts,
  queryInteger,
  text,
  timestamp,
  wordsOf,
} from '../fields/fields'
import { DEFAULT_CURRENCY, MAX_QUERY_LENGTH, PROGRAMME_LENGTHS } from '../limits'
import * as views from './feed-views'
import { httpAddress } from './product-correction'
import { productSchema } from './product'

const keysOf = <T extends object>(value: T) => Object.keys(value) as [keyof T & string, ...(keyof T & string)[]]
const form = z.enum(keysOf(views.FEED_FORMS)).nullable().catch(null)
const field = z.enum(keysOf(views.FEED_FIELDS))
const columns = z.partialRecord(field, text(views.FEED_LENGTHS.column), 'must be fields and names of columns')

const wrongRows = looseObjects(z.object({ row: looseCount, reason: anyText }))
const counts = {
  /** Rows that were read, those that are wrong included. */
  read: looseCount,
  wrong: looseCount,
  /** Rows that were not there before, and those that differ from before. */
  new: looseCount,
  changed: looseCount,
}

const runSchema = z.object({
  id: anyText,
  state: z.enum(views.RUN_STATES).catch('failed'),
  started_at: timestamp,
  finished_at: timestamp,
  ...counts,
  /** Rows that were not seen for the second time. */
  gone: looseCount,
  /** Rows that were there and are missing in this run. */
  missing: looseCount,
  /** Rows whose price moved by more than half. */
  moved: looseCount,
  /** Why it is held or failed, as a sentence. */
  reason: looseText,
  wrong_rows: wrongRows,
})
export type FeedRun = z.infer<typeof runSchema>

const feedSchema = z.object({
  id: anyText,
  name: anyText,
  /** Null for a feed of uploaded files. A key in it is shown as `{key}`. */
  address: looseText,
  /** Whether a password or key is stored, which no answer holds. */
  has_secret: looseFlag,
  /** The form that the last run recognized. */
  form,
  columns: columns.catch({}),
  currency: z.string().catch(DEFAULT_CURRENCY),
  shop: looseText,
  hours: z.literal(views.FEED_INTERVALS).catch(24),
  paused: looseFlag,
  state: z.enum(views.FEED_STATES).catch('idle'),
  /** Rows that the run has read so far. */
  progress: looseCount,
  next_run_at: timestamp,
  last_run: runSchema.nullable().catch(null),
  /** Rows that can be found, and products that follow one. */
  rows: looseCount,
  products: looseCount,
})
export type Feed = z.infer<typeof feedSchema>

const secretText = text(views.FEED_LENGTHS.secret)
const secret = z.strictObject(
  { user: secretText.optional(), password: secretText.optional(), key: secretText.optional() },
  'must be a user and password, or a key',
)

/** What the form of a feed sends. */
export const feedInputSchema = z.object(
  {
    name: text(views.FEED_LENGTHS.name).refine((value) => value.trim() !== '', 'is required'),
    address: httpAddress.nullable().describe('Null for uploaded files. `{key}` stands for the key'),
    secret: secret.nullable().optional().describe('Absent: as it is. Null: none'),
    columns: columns.default({}).describe('Columns by name, where the form does not say'),
    currency: z
      .string('must be text')
      .regex(/^[A-Z]{3}$/, 'must be a three-letter currency code')
      .default(DEFAULT_CURRENCY)
      .describe('Of prices that name none'),
    shop: text(PROGRAMME_LENGTHS.host).nullable().default(null).describe('The host of addresses that have none'),
    hours: z.literal(views.FEED_INTERVALS, `must be one of ${views.FEED_INTERVALS.join(', ')}`).default(24),
    paused: flag.default(false),
  },
  'must be a feed',
)
export type FeedInput = z.infer<typeof feedInputSchema>

/** What a dry run found. Columns are in the order of the file. */
const checkSchema = z.object({
  form,
  columns: looseObjects(
    z.object({ name: anyText, samples: looseTexts, /** What it is read as. */ field: field.nullable().catch(null) }),
  ),
  ...counts,
  wrong_rows: wrongRows,
  /** What the feed would change: a product of the shelf, or a row where `product_id` is null. */
  changes: looseObjects(
    z.object({
      row: looseCount,
      name: anyText,
      product_id: looseText,
      /** Units of `currency`; `was` is null for what is new. */
      price: looseNumber,
      was: looseNumber,
      currency: anyText,
      availability: looseText,
    }),
  ),
  /** Whether the feed has no more rows. */
  complete: looseFlag,
})
export type FeedCheck = z.infer<typeof checkSchema>

const choiceSchema = z.object({
  id: anyText,
  /** `Oak, 120 cm` */
  label: anyText,
  price: looseNumber,
  currency: anyText,
  availability: looseText,
})

const rowSchema = z.object({
  id: anyText,
  feed: z.object({ id: anyText, name: anyText }),
  name: anyText,
  brand: looseText,
  shop: anyText,
  product_url: anyText,
  price: looseNumber,
  original_price: looseNumber,
  currency: anyText,
  availability: looseText,
  image: looseText,
  upc: looseText,
  sku: looseText,
  /** The product that follows it. */
  product_id: looseText,
  checked_at: timestamp,
  /** The rows of its group, itself included; none for a row without one. */
  choices: looseObjects(choiceSchema),
})
export type FeedRow = z.infer<typeof rowSchema>

const matchSchema = z.object({
  id: anyText,
  by: z.enum(views.MATCHED_BY).catch('model'),
  product: productSchema,
  row: rowSchema,
})
export type FeedMatch = z.infer<typeof matchSchema>

const attentionSchema = z.object({
  product_id: anyText,
  name: anyText,
  reason: z.enum(views.ATTENTION_REASONS),
  price: looseNumber,
  /** The price before it moved; null unless that is the reason. */
  was: looseNumber,
  currency: anyText,
  /** Published posts that feature it. */
  posts: looseCount,
  since: timestamp,
})
export type FeedAttention = z.infer<typeof attentionSchema>

const tags = ['Feeds']
const one = { feed: feedSchema }
const at = <Path extends string>(path: Path) => `/admin/product-feeds${path}` as const

/** Product feeds: additions of this site. */
export const feedCalls = {
  list: admin()
    .route({ method: 'GET', path: at(''), summary: 'List product feeds by name', tags })
    .output(dataResponse({ feeds: looseObjects(feedSchema) })),
  create: adminPrivate()
    .route({
      method: 'POST',
      path: at(''),
      summary: 'Add a product feed',
      description: 'Its first run begins at once, unless it is paused or its file is still to be sent.',
      successStatus: 201,
      tags,
    })
    .input(feedInputSchema)
    .output(messageDataResponse(one)),
  save: adminPrivate(404)
    .route({
      method: 'PUT',
      path: at('/{feed_id}'),
      summary: 'Change a product feed',
      description: 'A stored password or key is forgotten when the address leads to another host.',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: z.object({ feed_id: id }), body: feedInputSchema }))
    .output(messageDataResponse(one)),
  remove: adminPrivate(404)
    .route({
      method: 'DELETE',
      path: at('/{feed_id}'),
      summary: 'Delete a product feed with its rows; products stay',
      tags,
    })
    .input(z.object({ feed_id: id }))
    .output(messageResponse({})),
  check: adminRead(404, 409, 422, 502, 504)
    .route({
      method: 'POST',
      path: at('/check'),
      summary: `Dry run: read the first ${views.CHECKED_ROWS} rows of a feed and store nothing`,
      description: 'With `feed_id` its stored password or key is used, or its uploaded file where it has no address.',
      tags,
    })
    .input(z.object({ feed_id: id.optional(), feed: feedInputSchema }))
    .output(dataResponse({ check: checkSchema })),
  sendPart: adminPrivate(404)
    .route({
      method: 'POST',
      path: at('/{feed_id}/parts'),
      summary: 'Send the next part of a file to a feed without address',
      description:
        'At most 8 MB. The offset must be the number of bytes received so far; 0 begins a new file. A file with all its bytes takes part in the next run.',
      tags,
    })
    .input(
      z.object({
        feed_id: id,
        offset: z
          .string('is required')
          .regex(/^\d{1,13}$/, 'must be a number of bytes')
          .transform(Number),
        size: z
          .string('is required')
          .regex(/^\d{1,13}$/, 'must be the number of bytes of the file')
          .transform(Number),
        part: z.file('must be a file'),
      }),
    )
    .output(messageResponse({ received: z.number() })),
  step: adminPrivate(404, 409)
    .route({
      method: 'POST',
      path: at('/{feed_id}/steps'),
      summary: 'Run a feed now, pause or resume it, or answer a run that is held',
      description: 'Runs are done in the background.',
      tags,
    })
    .input(z.object({ feed_id: id, step: z.enum(views.FEED_STEPS, `must be one of ${views.FEED_STEPS.join(', ')}`) }))
    .output(messageDataResponse(one)),
  runs: admin(404)
    .route({ method: 'GET', path: at('/{feed_id}/runs'), summary: 'List the last runs of a feed, newest first', tags })
    .input(z.object({ feed_id: id }))
    .output(dataResponse({ runs: looseObjects(runSchema) })),
  rows: admin()
    .route({
      method: 'GET',
      path: '/admin/feed-rows',
      summary: 'Search the rows of all feeds by words, GTIN, item number or brand',
      tags,
    })
    .input(z.object({ q: wordsOf(MAX_QUERY_LENGTH), limit: queryInteger(1, 50).optional().describe('Default: 10') }))
    .output(dataResponse({ rows: looseObjects(rowSchema) })),
  link: admin(404, 409)
    .route({
      method: 'POST',
      path: '/admin/feed-rows/{row_id}/product',
      summary: 'Make the product of a row, which it then follows',
      description: 'A product that is the same as the row follows it instead.',
      successStatus: 201,
      tags,
    })
    .input(z.object({ row_id: id }))
    .output(messageDataResponse({ product: productSchema })),
  matches: admin()
    .route({
      method: 'GET',
      path: '/admin/feed-matches',
      summary: 'List rows that may be the same as a product of the shelf',
      tags,
    })
    .output(dataResponse({ matches: looseObjects(matchSchema), total: looseCount })),
  answerMatch: admin(404)
    .route({
      method: 'POST',
      path: '/admin/feed-matches/{match_id}',
      summary: 'Accept or decline a match',
      description: 'The product follows an accepted one; a declined one is not offered again.',
      tags,
    })
    .input(z.object({ match_id: id, accept: flag }))
    .output(messageResponse({})),
  attention: admin()
    .route({
      method: 'GET',
      path: '/admin/product-attention',
      summary: 'List products of feeds that vanished, are out of stock everywhere, or whose price moved',
      description: `A price counts that moved by ${views.MOVED_SHARE * 100} % within ${views.MOVED_DAYS} days, in a published post.`,
      tags,
    })
    .output(dataResponse({ products: looseObjects(attentionSchema) })),
}
