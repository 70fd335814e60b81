/** The fields that schemas are made of: `import * as f`, beside the `z` of zod. */
import { z } from 'zod'
import { readAmount } from '@/lib/format/products/read-amount'
import { printable } from '@/lib/format/texts/printable'
import { MAX_LIST_SIZE } from '../limits'
import { MAX_PAGE } from './address-query'

// The policy of a page forbids code made of text, which zod tries in order to parse faster.
if (typeof window !== 'undefined') z.config({ jitless: true })

const MILLISECONDS_FROM = 1e11

/** As `toISOString()` writes a moment, but for the 29th of February. */
const CANONICAL =
  /^\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

/** As Python's isoformat() writes a moment of UTC. */
const WITHOUT_OFFSET = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/

/**
 * Reads a moment in any of the forms that APIs send: ISO text (in UTC unless it names an offset), epoch seconds
 * or milliseconds (number or digits), a Date, `{ seconds, nanoseconds }` or `{ _seconds, _nanoseconds }`.
 * @returns ISO 8601 text in UTC, or null when the value holds no moment.
 */
export function readTimestamp(value: unknown): string | null {
  if (typeof value === 'string' && CANONICAL.test(value)) return value
  const milliseconds = toMilliseconds(value)
  if (milliseconds === null || Math.abs(milliseconds) > 8.64e15 || Number.isNaN(milliseconds)) return null
  return new Date(milliseconds).toISOString()
}

function toMilliseconds(value: unknown): number | null {
  if (typeof value === 'number') return Math.abs(value) < MILLISECONDS_FROM ? value * 1000 : value
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'string') {
    const text = value.trim()
    if (text === '') return null
    return /^-?\d+(\.\d+)?$/.test(text)
      ? toMilliseconds(Number(text))
      : Date.parse(text.replace(WITHOUT_OFFSET, '$1T$2Z'))
  }
  if (typeof value !== 'object' || value === null) return null
  const parts = value as Record<string, unknown>
  const seconds = parts.seconds ?? parts._seconds
  const nanoseconds = parts.nanoseconds ?? parts._nanoseconds ?? 0
  if (typeof seconds !== 'number' || typeof nanoseconds !== 'number') return null
  return seconds * 1000 + Math.floor(nanoseconds / 1e6)
}

/** Any text up to `max` characters: for values that are never stored, such as queries. */
export const wordsOf = (max: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? 'is required' : 'must be text') })
    .max(max, `must have at most ${max} characters`)

/** Text without NUL, which PostgreSQL cannot hold, and without lone surrogates, which UTF-8 cannot. */
export const text = (max: number) => wordsOf(max).refine(isStorable, 'holds characters that cannot be stored')

function isStorable(value: string): boolean {
  return !/\0|\p{Cs}/u.test(value)
}

/** Text without space around it. */
export const trimmed = (max: number) => text(max).transform((value) => value.trim())

/** Text that is more than space. */
export const required = (max: number) => text(max).refine((value) => value.trim() !== '', 'is required')

/** Texts that may be missing, and are null then or if they are empty. */
export const nullIfEmpty = <T extends z.ZodType<string>>(schema: T) =>
  schema
    .transform((value) => value || null)
    .nullable()
    .default(null)

/** A list of so many at most, called `ids` or the like in messages. */
export const listOf = <T extends z.ZodType>(item: T, what: string, max: number) =>
  z.array(item, `must be a list of ${what}`).max(max, `must hold at most ${max} ${what}`)

/** Different texts, without empty ones. */
export const textsOf = (item: z.ZodType<string>, what: string, max: number) =>
  z
    .array(item, 'must be a list of texts')
    .max(max, `must hold at most ${max} ${what}`)
    .transform((values) => [...new Set(values.filter(Boolean))])

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)

export const isWebAddress = (value: string) => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value)

export const currencyCode = z.string('must be text').regex(/^[A-Z]{3}$/, 'must be a three-letter currency code')

export const numberFrom = (min: number, max: number) => {
  const fault = `must be a number from ${min} to ${max}`
  return z.number(fault).min(min, fault).max(max, fault)
}

export const wholeNumberFrom = (min: number, max: number) => {
  const fault = `must be a whole number from ${min} to ${max}`
  return z.number(fault).int(fault).min(min, fault).max(max, fault)
}

/** A web address with its scheme as programs write it: phones capitalize the first letter of what is typed. */
export const withLowerScheme = (address: string) => address.replace(/^https?:/i, (scheme) => scheme.toLowerCase())

/** An integer from a query string. */
export const queryInteger = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
    wholeNumberFrom(min, max),
  )

export const queryBoolean = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean('must be true or false'),
)

export const queryPage = queryInteger(1, MAX_PAGE)

export const queryListSize = queryInteger(1, MAX_LIST_SIZE)

/** Normalizes a timestamp of an external API to ISO 8601 UTC; null if missing or invalid. */
export const timestamp = z.preprocess((value) => readTimestamp(value), z.string().nullable())

/** The version that a change is based on; an invalid timestamp is an error, not a missing one. @param what is changed. */
export const versionOf = (what: string) =>
  z
    .union(
      [z.string(), z.number(), z.record(z.string(), z.unknown()), z.null()],
      `must be the updated_at of the ${what}`,
    )
    .refine((value) => value === null || readTimestamp(value) !== null, `must be the updated_at of the ${what}`)
    .transform(readTimestamp)

/** A boolean in a JSON body. */
export const flag = z.boolean({ error: ({ input }) => (input === undefined ? 'is required' : 'must be true or false') })

/** A boolean that an external API may send as text or number; false by default. */
export const looseFlag = z.preprocess(
  (value) => value === true || value === 1 || value === 'true' || value === '1',
  z.boolean(),
)

/** A number with separators, with its currency before or after it. */
const SHOWN_NUMBER = /^-?[\s\p{Sc}A-Z]{0,8}(-?[\d.,][\d.,' ]{0,30})[\s\p{Sc}A-Z]{0,8}$/iu

/** A number of an external API, also as text for people: `$1,299.00`, `4,5`, `1 299,00 EUR`; null if it is none. */
function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  const text = value.trim().replace(/\s/g, ' ')
  if (Number.isFinite(Number(text))) return Number(text)
  const amount = readAmount(SHOWN_NUMBER.exec(text)?.[1]?.replace('-', '').trim() ?? 'none')
  return amount !== null && text.includes('-') ? -amount : amount
}

/** A number that an external API may send as text; null by default, and where it is outside of what is possible. */
const looseNumberIn = (min: number, max: number) =>
  z.preprocess((value) => {
    const number = readNumber(value)
    return number !== null && number >= min && number <= max ? number : null
  }, z.number().nullable())

export const looseNumber = looseNumberIn(-Infinity, Infinity)

/** A price or count: not negative. */
export const looseAmount = looseNumberIn(0, Infinity)

export const looseRating = looseNumberIn(0, 5)

/** A number that an external API may send as text; 0 by default. */
export const looseCount = looseNumber.transform((value) => value ?? 0)

/** An optional text; numbers are converted, anything else is null. */
export const looseText = z.preprocess((value) => readText(value) || null, z.string().nullable())

/** A text that an external API may omit or send as a number; empty by default. */
export const anyText = z.preprocess(readText, z.string())

/** Without the characters that a page cannot hold. */
function readText(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? printable(value) : ''
}

/** A list of objects; other items are dropped, and those without the required text. */
export const looseObjects = <T extends z.ZodType>(schema: T, required?: string) =>
  z.preprocess(
    (value) =>
      Array.isArray(value)
        ? value.filter((item) => isObject(item) && (!required || readText(item[required]).trim() !== ''))
        : [],
    z.array(schema),
  )

export const isObject = (item: unknown): item is Record<string, unknown> =>
  typeof item === 'object' && item !== null && !Array.isArray(item)

/** A list of texts; other items are dropped. */
export const looseTexts = z.preprocess(
  (value) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string').map(printable) : []),
  z.array(z.string()),
)

const percent = wholeNumberFrom(0, 100)

/** The point of a picture that stays in sight where it is cropped, in percent from the left and from the top. */
export const focalPointSchema = z.object({ x: percent, y: percent }, 'must be a point')

export type FocalPoint = z.infer<typeof focalPointSchema>

/** A focal point in API responses: absent for a picture without one, or if an external API sends none. */
export const looseFocalPoint = focalPointSchema.optional().catch(undefined)

/** What a reading of a product's page can change; `price` stands for the list price and the currency, too. In a file without schemas, since browsers load it. */
export const READ_FIELDS = [
  'name',
  'price',
  'availability',
  'product_url',
  'description',
  'images',
  'rating',
  'review_count',
  'brand',
  'sku',
  'model_number',
  'upc',
  'category',
  'subcategories',
  'specifications',
] as const

export type ReadField = (typeof READ_FIELDS)[number]
