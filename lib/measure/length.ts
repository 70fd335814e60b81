import { dividedBy, plus, type Ratio, ratio, ratioText, readRatio, round, times, ZERO } from './ratio'

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
