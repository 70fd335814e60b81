import { z } from 'zod'
import * as f from '../fields/fields'
import { DEFAULT_CURRENCY, PROGRAMME_LENGTHS } from '../limits'
import * as views from './feed-views'
import { httpAddress } from './product-correction'
import { productSchema } from './product'

const keysOf = <T extends object>(value: T) => Object.keys(value) as [keyof T & string, ...(keyof T & string)[]]
const form = z.enum(keysOf(views.FEED_FORMS)).nullable().catch(null)
const field = z.enum(keysOf(views.FEED_FIELDS))
const columns = z.partialRecord(field, f.text(views.FEED_LENGTHS.column), 'must be fields and names of columns')

const wrongRows = f.looseObjects(z.object({ row: f.looseCount, reason: f.anyText }))
const counts = {
  /** Rows that were read, those that are wrong included. */
  read: f.looseCount,
  wrong: f.looseCount,
  /** Rows that were not there before, and those that differ from before. */
  new: f.looseCount,
  changed: f.looseCount,
}

const feedRunSchema = z.object({
  id: f.anyText,
  /** How it ended, or what it does. `unchanged`: the server said so, or the file is the same. */
  state: z.enum(['running', 'held', 'done', 'unchanged', 'failed', 'discarded']).catch('failed'),
  started_at: f.timestamp,
  finished_at: f.timestamp,
  ...counts,
  /** Rows that were not seen for the second time. */
  gone: f.looseCount,
  /** Rows that were there and are missing in this run. */
  missing: f.looseCount,
  /** Rows whose price moved by more than half. */
  moved: f.looseCount,
  /** Why it is held or failed, as a sentence. */
  reason: f.looseText,
})
export type FeedRun = z.infer<typeof feedRunSchema>

/** A feed in answers, without its secret. */
export const feedSchema = z.object({
  id: f.anyText,
  name: f.anyText,
  /** Null for a feed of uploaded files. A key in it is shown as `{key}`. */
  address: f.looseText,
  /** Whether a password or key is stored, which no answer holds. */
  has_secret: f.looseFlag,
  /** The form that the last run recognized. */
  form,
  columns: columns.catch({}),
  currency: z.string().catch(DEFAULT_CURRENCY),
  shop: f.looseText,
  hours: z.literal(views.FEED_INTERVALS).catch(24),
  paused: f.looseFlag,
  /** What it does now. A held one asks whether its last run counts. */
  state: z.enum(['idle', 'waiting', 'running', 'held', 'failed']).catch('idle'),
  next_run_at: f.timestamp,
  /** The last runs, newest first, with what one under way has counted so far, and the first wrong rows of the last one. */
  runs: f.looseObjects(feedRunSchema),
  wrong_rows: wrongRows,
  /** Rows that can be found, and products that follow one. */
  rows: f.looseCount,
  products: f.looseCount,
})
export type Feed = z.infer<typeof feedSchema>

const secretText = f.text(views.FEED_LENGTHS.secret)
const secret = z.strictObject(
  { user: secretText.optional(), password: secretText.optional(), key: secretText.optional() },
  'must be a user and password, or a key',
)

/** What the form of a feed sends. */
export const feedInputSchema = z.object(
  {
    name: f.required(views.FEED_LENGTHS.name),
    address: httpAddress.nullable().describe('Null for uploaded files. `{key}` stands for the key'),
    secret: secret.nullable().optional().describe('Absent: as it is. Null: none'),
    columns: columns.default({}).describe('Columns by name, where the form does not say'),
    currency: f.currencyCode.default(DEFAULT_CURRENCY).describe('Of prices that name none'),
    shop: f.text(PROGRAMME_LENGTHS.host).nullable().default(null).describe('The host of addresses that have none'),
    hours: z.literal(views.FEED_INTERVALS, `must be one of ${views.FEED_INTERVALS.join(', ')}`).default(24),
    paused: f.flag.default(false),
  },
  'must be a feed',
)
export type FeedInput = z.infer<typeof feedInputSchema>

/** What can be done with a feed: a run also resumes a paused one; apply and discard answer a run that is held. */
export const feedStep = f.oneOf(['run', 'pause', 'apply', 'discard'])
export type FeedStep = z.infer<typeof feedStep>

/** What a dry run found. Columns are in the order of the file. */
export const feedCheckSchema = z.object({
  form,
  columns: f.looseObjects(
    z.object({
      name: f.anyText,
      samples: f.looseTexts,
      /** What it is read as. */ field: field.nullable().catch(null),
    }),
  ),
  ...counts,
  wrong_rows: wrongRows,
  /** What the feed would change: a product of the shelf, or a row where `product_id` is null; `was` is null for what is new. */
  changes: f.looseObjects(
    productSchema
      .pick({ name: true, price: true, currency: true, availability: true })
      .extend({ row: f.looseCount, product_id: f.looseText, was: f.looseNumber }),
  ),
  /** Whether the feed has no more rows. */
  complete: f.looseFlag,
})
export type FeedCheck = z.infer<typeof feedCheckSchema>

/** A row of a feed. Prices are in units of `currency`. */
export const feedRowSchema = productSchema
  .pick({ name: true, price: true, original_price: true, currency: true, sku: true })
  .extend({
    id: f.anyText,
    feed: f.anyText.describe('The name of its feed'),
    shop: f.anyText,
    image: f.looseText,
    /** The product that follows it. */
    product_id: f.looseText,
    /** The rows of its group, itself included, labeled as in `Oak, 120 cm`; none for a row without one. */
    choices: f.looseObjects(
      productSchema.pick({ price: true, original_price: true }).extend({ id: f.anyText, label: f.anyText }),
    ),
  })
export type FeedRow = z.infer<typeof feedRowSchema>

/** A row that may be the same as a product. */
export const feedMatchSchema = z.object({
  id: f.anyText,
  by: z.enum(['gtin', 'sku', 'address']).catch('address'),
  product: productSchema.pick({ product_id: true, name: true }),
  row: feedRowSchema,
})
export type FeedMatch = z.infer<typeof feedMatchSchema>
