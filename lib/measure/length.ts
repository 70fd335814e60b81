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
const round = (value: Ratio) => floor(plus(value, ratio(1, 2)))

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

/** Whether lengths are shown in feet and inches, or in metres and centimetres. */
export type System = 'us' | 'metric'

/** Millimetres in each unit of length, exactly. */
export const LENGTH_UNITS = {
  in: ratio(127, 5),
  ft: ratio(1524, 5),
  yd: ratio(4572, 5),
  mm: ratio(1),
  cm: ratio(10),
  m: ratio(1000),
}
type Unit = keyof typeof LENGTH_UNITS

/** Units of length by the names that texts use. */
export const LENGTH_NAMES: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    in: ['in', 'inch', 'inches', '"', '″', '”'],
    ft: ['ft', 'foot', 'feet', "'", '′', '’'],
    yd: ['yd', 'yard', 'yards'],
    mm: ['mm'],
    cm: ['cm'],
    m: ['m', 'meter', 'meters', 'metre', 'metres'],
  } satisfies Record<Unit, string[]>).flatMap(([unit, names]) => names.map((name) => [name, unit as Unit] as const)),
)
/** The unit of a number after one in another: 5 ft 6. */
const SMALLER: Partial<Record<Unit, Unit>> = { ft: 'in', m: 'cm' }
const PART = /^\s*([\d.,/¼½¾⅛⅜⅝⅞\s-]*[\d¼½¾⅛⅜⅝⅞])\s*(''|[a-z]+\.?|['"′″’”])?/i

/**
 * Reads `12 ft 6 in`, `12' 6"`, `5 ft 6`, `3.8 m`, `380 cm`; a plain number is in feet or metres.
 * @returns millimetres; null for anything else, and for a length of zero.
 */
export function readLength(text: string, system: System): Ratio | null {
  let rest = text.trim()
  let sum = ZERO
  let before: Unit | null = null
  while (rest) {
    const [part = '', number = '', name = ''] = PART.exec(rest) ?? []
    const value = readRatio(number)
    const named = name.toLowerCase().replace(/\.$/, '').replace("''", '"')
    const assumed: Unit | undefined = before ? SMALLER[before] : system === 'us' ? 'ft' : 'm'
    const unit: Unit | undefined = named ? LENGTH_NAMES.get(named) : assumed
    if (!value || !unit) return null
    sum = plus(sum, times(value, LENGTH_UNITS[unit]))
    before = unit
    rest = rest.slice(part.length).trim()
  }
  return sum.over > 0n ? sum : null
}

/** `12 ft 6 1/2 in`, to a sixteenth of an inch; or `3.81 m`, to a centimetre. Below a foot or a metre: `6 in`, `45 cm`. */
export function lengthText(millimetres: Ratio, system: System): string {
  if (system === 'metric') {
    const isShort = millimetres.over < 1000n * millimetres.under
    return isShort
      ? `${ratioText(dividedBy(millimetres, LENGTH_UNITS.cm), 1)} cm`
      : `${ratioText(dividedBy(millimetres, LENGTH_UNITS.m))} m`
  }
  const sixteenths = round(dividedBy(millimetres, times(LENGTH_UNITS.in, ratio(1, 16))))
  const [feet, rest] = [sixteenths / 192n, sixteenths % 192n]
  const inches = inchText(rest)
  return [...(feet > 0n ? [`${feet} ft`] : []), ...(rest > 0n || feet === 0n ? [`${inches} in`] : [])].join(' ')
}

/** Sixteenths of an inch as `6 1/2`, without the unit. */
export function inchText(sixteenths: bigint): string {
  const { over, under } = ratio(sixteenths % 16n, 16n)
  const integer = sixteenths / 16n
  if (over === 0n) return String(integer)
  return integer > 0n ? `${integer} ${over}/${under}` : `${over}/${under}`
}

/** Millimetres, square or cubic millimetres in the units that a package states its coverage in. */
export const COVER_UNITS = {
  'sq ft': { power: 2, size: times(LENGTH_UNITS.ft, LENGTH_UNITS.ft) },
  'sq m': { power: 2, size: times(LENGTH_UNITS.m, LENGTH_UNITS.m) },
  ft: { power: 1, size: LENGTH_UNITS.ft },
  m: { power: 1, size: LENGTH_UNITS.m },
  'cu ft': { power: 3, size: times(LENGTH_UNITS.ft, LENGTH_UNITS.ft, LENGTH_UNITS.ft) },
  'cu yd': { power: 3, size: times(LENGTH_UNITS.yd, LENGTH_UNITS.yd, LENGTH_UNITS.yd) },
  'cu m': { power: 3, size: times(LENGTH_UNITS.m, LENGTH_UNITS.m, LENGTH_UNITS.m) },
} as const satisfies Record<string, { power: 1 | 2 | 3; size: Ratio }>
export type CoverUnit = keyof typeof COVER_UNITS
