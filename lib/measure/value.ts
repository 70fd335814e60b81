import { inchText, LENGTH_NAMES, LENGTH_UNITS } from './length'
import { dividedBy, type Ratio, ratio, ratioText, readRatio, times } from './ratio'

/** A quantity of a specification: a number and its unit. */
export type Value = { amount: Ratio; unit: string }

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
