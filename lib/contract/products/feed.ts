import { z } from 'zod'
import {
  anyText,
  currencyCode,
  flag,
  looseCount,
  looseFlag,
  looseNumber,
  looseObjects,
  looseText,
  looseTexts,
  oneOf,
  required,
  text,
  timestamp,
} from '../fields/fields'
import { DEFAULT_CURRENCY, PROGRAMME_LENGTHS } from '../limits'
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

/** A run of a feed. */
const feedRunSchema = z.object({
  id: anyText,
  /** How it ended, or what it does. `unchanged`: the server said so, or the file is the same. */
  state: z.enum(['running', 'held', 'done', 'unchanged', 'failed', 'discarded']).catch('failed'),
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
})
export type FeedRun = z.infer<typeof feedRunSchema>

/** A feed in answers, without its secret. */
export const feedSchema = z.object({
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
  /** What it does now. A held one asks whether its last run counts. */
  state: z.enum(['idle', 'waiting', 'running', 'held', 'failed']).catch('idle'),
  next_run_at: timestamp,
  /** The last runs, newest first, with what one under way has counted so far, and the first wrong rows of the last one. */
  runs: looseObjects(feedRunSchema),
  wrong_rows: wrongRows,
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
    name: required(views.FEED_LENGTHS.name),
    address: httpAddress.nullable().describe('Null for uploaded files. `{key}` stands for the key'),
    secret: secret.nullable().optional().describe('Absent: as it is. Null: none'),
    columns: columns.default({}).describe('Columns by name, where the form does not say'),
    currency: currencyCode.default(DEFAULT_CURRENCY).describe('Of prices that name none'),
    shop: text(PROGRAMME_LENGTHS.host).nullable().default(null).describe('The host of addresses that have none'),
    hours: z.literal(views.FEED_INTERVALS, `must be one of ${views.FEED_INTERVALS.join(', ')}`).default(24),
    paused: flag.default(false),
  },
  'must be a feed',
)
export type FeedInput = z.infer<typeof feedInputSchema>

/** What can be done with a feed: a run also resumes a paused one; apply and discard answer a run that is held. */
export const feedStep = oneOf(['run', 'pause', 'apply', 'discard'])
export type FeedStep = z.infer<typeof feedStep>

/** What a dry run found. Columns are in the order of the file. */
export const feedCheckSchema = z.object({
  form,
  columns: looseObjects(
    z.object({ name: anyText, samples: looseTexts, /** What it is read as. */ field: field.nullable().catch(null) }),
  ),
  ...counts,
  wrong_rows: wrongRows,
  /** What the feed would change: a product of the shelf, or a row where `product_id` is null; `was` is null for what is new. */
  changes: looseObjects(
    productSchema
      .pick({ name: true, price: true, currency: true, availability: true })
      .extend({ row: looseCount, product_id: looseText, was: looseNumber }),
  ),
  /** Whether the feed has no more rows. */
  complete: looseFlag,
})
export type FeedCheck = z.infer<typeof feedCheckSchema>

/** A row of a feed. Prices are in units of `currency`. */
export const feedRowSchema = productSchema
  .pick({ name: true, price: true, original_price: true, currency: true, sku: true })
  .extend({
    id: anyText,
    feed: anyText.describe('The name of its feed'),
    shop: anyText,
    image: looseText,
    /** The product that follows it. */
    product_id: looseText,
    /** The rows of its group, itself included, labeled as in `Oak, 120 cm`; none for a row without one. */
    choices: looseObjects(
      productSchema.pick({ price: true, original_price: true }).extend({ id: anyText, label: anyText }),
    ),
  })
export type FeedRow = z.infer<typeof feedRowSchema>

/** A row that may be the same as a product. */
export const feedMatchSchema = z.object({
  id: anyText,
  by: z.enum(['gtin', 'sku', 'address']).catch('address'),
  product: productSchema.pick({ product_id: true, name: true }),
  row: feedRowSchema,
})
export type FeedMatch = z.infer<typeof feedMatchSchema>
