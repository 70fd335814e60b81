/** An exact fraction: reduced, with a positive denominator. */
export type Ratio = { readonly over: bigint; readonly under: bigint }

/** @throws RangeError for a denominator of zero. */
export function ratio(over: bigint | number, under: bigint | number = 1): Ratio {
  const [top, bottom] = [BigInt(over), BigInt(under)]
  if (bottom === 0n) throw new RangeError('A fraction needs a denominator other than zero')
  const divisor = greatestDivisor(top, bottom) * (bottom < 0n ? -1n : 1n)
  return { over: top / divisor, under: bottom / divisor }
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one < 0n ? -one : one, other < 0n ? -other : other]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

export const ZERO = ratio(0)
export const ONE = ratio(1)

export const plus = (one: Ratio, other: Ratio) =>
  ratio(one.over * other.under + other.over * one.under, one.under * other.under)
export const times = (...factors: Ratio[]) =>
  factors.reduce((product, { over, under }) => ratio(product.over * over, product.under * under), ONE)
/** @throws RangeError for a divisor of zero. */
export const dividedBy = (one: Ratio, { over, under }: Ratio) => ratio(one.over * under, one.under * over)
/** Negative, zero or positive, as `one` is less than, equal to or greater than `other`. */
export const compare = (one: Ratio, other: Ratio) =>
  Number(one.over * other.under < other.over * one.under ? -1 : one.over * other.under > other.over * one.under)
export const isPositive = ({ over }: Ratio) => over > 0n

function floor({ over, under }: Ratio): bigint {
  const integer = over / under
  return over < 0n && integer * under !== over ? integer - 1n : integer
}
export const ceil = ({ over, under }: Ratio) => -floor({ over: -over, under })
/** The nearest integer, halves up. */
export const round = (value: Ratio) => floor(plus(value, ratio(1, 2)))

const VULGAR: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const NUMBER = /^(?:(\d{1,9})(?:[\s-]+|$))?(?:(\d{1,6})\/(\d{1,6}))?$/

/** Reads `12`, `12.5`, `1,200`, `1/2`, `1 1/2`, `1-1/2` and `1½`; null for anything else, also for negative numbers. */
export function readRatio(text: string): Ratio | null {
  const plain = text
    .replace(/[¼½¾⅛⅜⅝⅞]/g, (sign) => ` ${VULGAR[sign]}`)
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .trim()
  const decimal = /^(\d{0,9})\.(\d{1,6})$/.exec(plain)
  if (decimal) return ratio(BigInt(`${decimal[1]}${decimal[2]}`), 10n ** BigInt(decimal[2]?.length ?? 0))
  const [, integerPart, over, under] = NUMBER.exec(plain) ?? []
  if (!integerPart && !over) return null
  if (under !== undefined && BigInt(under) === 0n) return null
  return plus(ratio(BigInt(integerPart ?? 0)), ratio(BigInt(over ?? 0), BigInt(under ?? 1)))
}

/** A decimal number with at most `digits` decimals, rounded, without trailing zeros: `12.5`. */
export function ratioText(value: Ratio, digits = 2): string {
  const unit = 10n ** BigInt(digits)
  const rounded = round(times(value, ratio(unit)))
  const decimals = String(rounded % unit)
    .padStart(digits, '0')
    .replace(/0+$/, '')
  const fullMatch = String(rounded / unit).replace(/\B(?=(\d{3})+$)/g, ',')
  return digits > 0 && decimals ? `${fullMatch}.${decimals}` : fullMatch
}
