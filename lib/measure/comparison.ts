import {
  compare,
  type Ratio,
  dividedBy,
  ratio,
  ratioText,
  readRatio,
  times,
  inchText,
  LENGTH_NAMES,
  LENGTH_UNITS,
} from './length'
import { formatPrice, formatRating } from '../format/products/product-values'

export const COMPARISON_TITLE = 'Comparison'
/** Products in a block. */
export const COMPARED = { least: 2, most: 6 }

/** Which value of a row is better; empty where the editor did not say. */
export const BETTER = ['', 'more', 'less'] as const
export type Better = (typeof BETTER)[number]

/** A row of a comparison: its values, one for each product, as they are stored. */
export type ComparisonRow = { name: string; best: Better; values: string[] }
/** What a comparison says of each product in lines of text, by the name of the row. */
const COMPARED_LISTS = { verdict: 'Get this if', pros: 'Pros', cons: 'Cons' } as const
export type ComparedList = keyof typeof COMPARED_LISTS
export const LIST_KINDS = Object.keys(COMPARED_LISTS) as ComparedList[]
export const isList = (kind: string): kind is ComparedList => kind in COMPARED_LISTS
export type ComparedProduct = { product: string; href: string; name: string } & Record<ComparedList, string[]>
/** The caption, which may be empty, is stored in the corner of the table. */
export type Comparison = { caption: string; products: ComparedProduct[]; rows: ComparisonRow[] }

/** The row that the page shows with the links to the shops. */
export const PRICE_ROW = 'Price'

/** A value as it is stated, the same in the unit of the row if that differs, and whether it is the best. */
export type ShownValue = { text: string; same: string; isBest: boolean }

/** The values of a row: converted to the most common unit, with the best one marked. */
export function shownValues({ values, best }: Pick<ComparisonRow, 'values' | 'best'>): ShownValue[] {
  const read = values.map(readValue)
  const unit = commonUnit(read.flatMap((value) => (value ? [value.unit] : [])))
  const inCommon = read.map((value) => (value && unit !== null ? inUnit(value, unit) : null))
  const isComparable = values.every((text, index) => text.trim() === '' || inCommon[index])
  const amounts = isComparable ? inCommon.map((value) => value?.amount ?? null) : values.map(() => null)
  const top = best && bestOf(amounts, best)
  return values.map((text, index) => {
    const [own, common] = [read[index], inCommon[index]]
    const isOther = isComparable && own && common && own.unit !== unit
    const amount = amounts[index]
    return {
      text,
      same: isOther ? valueText(common) : '',
      isBest: Boolean(top && amount && compare(amount, top) === 0),
    }
  })
}

/** The unit of most values, the first of several; null without any. */
function commonUnit(units: string[]): string | null {
  const countOf = (unit: string) => units.filter((other) => other === unit).length
  return units.reduce<string | null>(
    (most, unit) => (most !== null && countOf(most) >= countOf(unit) ? most : unit),
    null,
  )
}

/** The best of the amounts; null if fewer than two are known, or all are the same. */
function bestOf(amounts: (Ratio | null)[], best: Exclude<Better, ''>): Ratio | null {
  const [first, ...others] = amounts.filter((amount) => amount !== null)
  if (!first || others.length === 0 || others.every((other) => compare(first, other) === 0)) return null
  const sign = best === 'more' ? 1 : -1
  return others.reduce((top, amount) => (compare(amount, top) * sign > 0 ? amount : top), first)
}

/** The names of rows that at least two products have, in the order of the first that has them. */
export function sharedNames(facts: readonly Record<string, string>[]): string[] {
  const names = [...new Set(facts.flatMap((each) => Object.keys(each)))]
  return names.filter((name) => facts.filter((each) => each[name]?.trim()).length >= Math.min(2, facts.length))
}

/** What `data-row` of a stored row says: which value is better, or which list it holds. */
export const ROW_KINDS = ['none', 'more', 'less', 'verdict', 'pros', 'cons'] as const
type RowKind = (typeof ROW_KINDS)[number]

/** A stored row: its values, or a list for each product. */
export type StoredRow = { kind: RowKind; name: string; cells: string[][] }

/** The rows of the table that stores a comparison, below its head of products. */
export function comparisonRows({ products, rows }: Comparison): StoredRow[] {
  const lists = (kind: ComparedList) =>
    products.some((product) => product[kind].length > 0)
      ? [{ kind, name: COMPARED_LISTS[kind], cells: products.map((product) => product[kind]) }]
      : []
  return [
    ...lists('verdict'),
    ...rows.map(
      ({ name, best, values }) => ({ kind: best || 'none', name, cells: values.map((value) => [value]) }) as const,
    ),
    ...lists('pros'),
    ...lists('cons'),
  ]
}

/** Reads a stored comparison; null if a name is missing, or the number of products is out of bounds. */
export function readComparison(
  caption: string,
  head: readonly Pick<ComparedProduct, 'product' | 'href' | 'name'>[],
  stored: readonly StoredRow[],
): Comparison | null {
  const named = head.every(({ name }) => name.trim())
  if (!named || head.length < COMPARED.least || head.length > COMPARED.most) return null
  const listOf = (kind: RowKind, index: number) =>
    (stored.find((row) => row.kind === kind)?.cells[index] ?? []).map(trimmed).filter(Boolean)
  return {
    caption: trimmed(caption),
    products: head.map(({ product, href, name }, index) => ({
      product,
      href,
      name: trimmed(name),
      verdict: listOf('verdict', index),
      pros: listOf('pros', index),
      cons: listOf('cons', index),
    })),
    rows: stored.flatMap(({ kind, name, cells }) => {
      if (isList(kind)) return []
      const values = head.map((_, index) => trimmed((cells[index] ?? []).join(' ')))
      return [{ name: trimmed(name), best: BETTER.find((best) => best === kind) ?? '', values }]
    }),
  }
}

const trimmed = (text: string) => text.replace(/\s+/g, ' ').trim()

export type ComparedFactsOf = {
  price: number | null
  price_hidden?: boolean | undefined
  is_gone?: boolean | undefined
  currency: string
  rating?: number | null | undefined
  brand?: string | null | undefined
  specifications?: Record<string, string> | undefined
}

/** The facts of a product that a comparison can have rows of, by name; empty ones are left out. */
export function comparedFacts(product: ComparedFactsOf): Record<string, string> {
  const { price, price_hidden: isHidden, is_gone: isGone, currency, rating, brand, specifications = {} } = product
  const facts = {
    [PRICE_ROW]: price === null || isHidden || isGone ? '' : formatPrice(price, currency),
    Rating: rating ? formatRating(rating) : '',
    Brand: brand ?? '',
    ...specifications,
  }
  const known = Object.entries(facts).filter(([, value]) => value.trim())
  // Without a prototype: rows are looked up by any name, also `constructor`.
  return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(known))
}

/** A quantity of a specification: a number and its unit. */
type Value = { amount: Ratio; unit: string }

const foot = LENGTH_UNITS.ft
const pound = ratio(45359237, 100000)
const gallon = ratio(473176473, 125000)

/** Units that convert into each other, with their sizes in a common one. */
const FAMILIES = [
  LENGTH_UNITS,
  { g: ratio(1), kg: ratio(1000), lb: pound, oz: times(pound, ratio(1, 16)) },
  {
    l: ratio(1),
    ml: ratio(1, 1000),
    gal: gallon,
    qt: times(gallon, ratio(1, 4)),
    pt: times(gallon, ratio(1, 8)),
    'fl oz': times(gallon, ratio(1, 128)),
  },
  {
    'sq mm': ratio(1),
    'sq m': ratio(1_000_000),
    'sq ft': times(foot, foot),
    'sq in': times(foot, foot, ratio(1, 144)),
  },
].map((sizes) => new Map<string, Ratio>(Object.entries(sizes)))
const NAMES = new Map<string, string>([
  ...LENGTH_NAMES,
  ...Object.entries({ lbs: 'lb', pound: 'lb', pounds: 'lb', ounces: 'oz', gallon: 'gal', gallons: 'gal' }),
  ...Object.entries({ quart: 'qt', quarts: 'qt', pint: 'pt', pints: 'pt' }),
  ...Object.entries({ liter: 'l', liters: 'l', litre: 'l', litres: 'l' }),
])

/**
 * Reads a specification that is one number with or without a unit: `1/2 in.`, `12.7 mm`, `$35.00`, `18 V`, `22`.
 * @returns null for anything else, such as a range or several sizes.
 */
export function readValue(text: string): Value | null {
  const [, dollar, number = '', word = ''] =
    /^(\$)?\s*([\d.,/¼½¾⅛⅜⅝⅞ -]*[\d¼½¾⅛⅜⅝⅞])\s*-?([a-z°%"'″][a-z°/% .-]*)?$/i.exec(text.trim()) ?? []
  const amount = readRatio(number)
  if (!amount) return null
  const name = word.trim().replace(/\.$/, '').replace(/\s+/g, ' ')
  const lower = name.toLowerCase()
  const known = NAMES.get(lower) ?? lower
  return { amount, unit: dollar ? '$' : familyOf(known) ? known : name }
}

const familyOf = (unit: string) => FAMILIES.find((family) => family.has(unit))

/** A value in another unit; null if they measure different things. */
export function inUnit({ amount, unit }: Value, other: string): Value | null {
  if (unit === other) return { amount, unit }
  const family = familyOf(unit)
  const [from, to] = [family?.get(unit), family?.get(other)]
  return from && to ? { amount: dividedBy(times(amount, from), to), unit: other } : null
}

/** `12.7 mm`; inches as a fraction where that is exact to a sixteenth: `1/2 in`. */
export function valueText({ amount, unit }: Value): string {
  if (unit === 'in' && 16n % amount.under === 0n) return `${inchText(amount.over * (16n / amount.under))} in`
  return `${ratioText(amount)} ${unit}`.trim()
}
