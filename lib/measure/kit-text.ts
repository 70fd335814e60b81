import { formatPrice } from '../format/products/product-values'
import {
  defaultMeasures,
  dimensionLabel,
  type Kit,
  KIT_TITLE,
  type KitItem,
  type KitTableRow,
  neededDimensions,
  readCost,
  writeItem,
} from './kit'
import { lengthText, type System, compare, ONE, ratioText, times } from './length'
import { type Measures, type Quantity, quantityOf } from './quantity'

const UNCOUNTED = /^(?:(?:sq|cu) )?(?:ft|in|yd|m|cm|mm)$|^(?:lb|lbs|oz|kg|g|gal|qt|pt|ml|l|L|fl oz)$/

/** A unit in the plural where the number needs it: 2 boxes, 2 sq ft. */
export function pluralOf(unit: string, isOne: boolean): string {
  if (isOne || UNCOUNTED.test(unit)) return unit
  if (/(?:s|x|ch|sh)$/.test(unit)) return `${unit}es`
  return /[^aeiou]y$/.test(unit) ? `${unit.slice(0, -1)}ies` : `${unit}s`
}

/** `2 gallons`, `3 cases of 12.5 sq ft`, `2.25 cu yd` in packs without a name; 'as needed' for an unknown quantity. */
export function quantityText(
  { unit, packs: name }: Pick<KitItem, 'unit' | 'packs'>,
  quantity: Quantity | null,
): string {
  if (!quantity) return 'as needed'
  const { packs, pack } = quantity
  const isOne = packs === 1n
  const count = ratioText({ over: packs, under: 1n })
  if (compare(pack, ONE) === 0) {
    const what = name || unit
    return what ? `${count} ${pluralOf(what, isOne)}` : count
  }
  if (!name) {
    const units = times(quantity.pack, { over: packs, under: 1n })
    return [ratioText(units), unit && pluralOf(unit, compare(units, ONE) === 0)].filter(Boolean).join(' ')
  }
  const size = [ratioText(pack), unit && pluralOf(unit, false)].filter(Boolean).join(' ')
  return `${count} ${pluralOf(name, isOne)} of ${size}`
}

/** A price of a pack, in cents of a currency. */
export type PackPrice = { low: number; high: number; currency: string }

/** A product's price where it is known, else the one that the row states. */
export function packPrice(item: KitItem, product: { price: number | null; currency: string } | null): PackPrice | null {
  if (product && product.price !== null) {
    const cents = Math.round(product.price * 100)
    return { low: cents, high: cents, currency: product.currency }
  }
  const cost = readCost(item.cost)
  return cost && { ...cost, currency: 'USD' }
}

/** A row with its quantity and the price of a pack. */
export type PricedRow = { name: string; quantity: Quantity | null; price: PackPrice | null }

export const pricedRow = (item: KitItem, measures: Measures, price: PackPrice | null): PricedRow => ({
  name: item.name,
  quantity: quantityOf(item, measures),
  price,
})

const money = (cents: number, currency: string) => formatPrice(cents / 100, currency)
/** Cents are left out of a range of whole amounts: $18 to $30. */
function rangeText({ low, high, currency }: PackPrice): string {
  if (low === high) return money(low, currency)
  const texts = [money(low, currency), money(high, currency)]
  return (texts.every((text) => text.endsWith('.00')) ? texts.map((text) => text.slice(0, -3)) : texts).join(' to ')
}

/** What a row costs: a pack's price times its packs; null where the price or the quantity is not known. */
function rowPrice({ quantity, price }: PricedRow): PackPrice | null {
  if (!quantity || !price) return null
  const packs = Number(quantity.packs)
  return { ...price, low: price.low * packs, high: price.high * packs }
}

/** `$70.00`; empty where the price is not known. */
export function rowPriceText(row: PricedRow): string {
  const sum = rowPrice(row)
  return sum ? rangeText(sum) : ''
}

/**
 * The total of the rows, with the names of those that it leaves out: without a known quantity, as with a wrong measure, or without a
 * known price. Each currency has a sum of its own.
 */
export function totalText(rows: readonly PricedRow[]): { sum: string; missing: string } {
  const sum = totals(rows).map(rangeText).join(' + ')
  const names = (label: string, some: readonly PricedRow[]) =>
    some.length === 0 ? [] : [`${label}: ${some.map(({ name }) => name).join(', ')}`]
  const isUnpriced = rows.every(({ price }) => !price)
  const priceless = rows.filter(({ quantity, price }) => quantity && !price)
  const missing = [
    ...names('Not included (quantity unknown)', isUnpriced ? [] : rows.filter(({ quantity }) => !quantity)),
    ...names('Not included (price unknown)', isUnpriced ? [] : priceless),
  ]
  return {
    sum: sum ? `Total: ${sum}` : isUnpriced ? 'Prices are not known' : 'Total: not known',
    missing: missing.join('. '),
  }
}

/** What the rows with a known price cost, in cents of each currency. */
export function totals(rows: readonly PricedRow[]): PackPrice[] {
  const sums = new Map<string, PackPrice>()
  for (const row of rows) {
    const price = rowPrice(row)
    if (!price) continue
    const { low, high } = sums.get(price.currency) ?? { low: 0, high: 0 }
    sums.set(price.currency, { ...price, low: low + price.low, high: high + price.high })
  }
  return [...sums.values()]
}

/** `Quantities for length 12 ft, width 10 ft`; empty if no quantity depends on measures. */
export function measuresText(kit: Kit, items: readonly KitItem[], measures: Measures, system: System): string {
  const parts = neededDimensions(items).flatMap((dimension) => {
    const value = measures[dimension]
    if (!value) return []
    const text = dimension === 'count' ? ratioText(value) : lengthText(value, system)
    return [`${dimensionLabel(kit, dimension).toLowerCase()} ${text}`]
  })
  return parts.length === 0 ? '' : `Quantities for ${parts.join(', ')}`
}

/** The quantity of a row as text, at the measures. */
export const itemQuantityText = (item: KitItem, measures: Measures) => quantityText(item, quantityOf(item, measures))

/** The head of the table that stores a kit. */
export const KIT_HEAD = [KIT_TITLE, 'Quantity'] as const

/** The rows of the table that stores a kit, with the quantities at its default measures. */
export function kitTable(kit: Kit): KitTableRow[] {
  const measures = defaultMeasures(kit)
  const fact = (name: string, quantity: string) => (quantity ? [{ item: null, name, href: '', quantity }] : [])
  return [
    ...kit.items.map((item) => ({
      item: writeItem(item),
      name: item.name,
      href: item.href,
      quantity: itemQuantityText(item, measures),
    })),
    ...fact('Difficulty', kit.difficulty),
    ...fact('Time', kit.time),
  ]
}
