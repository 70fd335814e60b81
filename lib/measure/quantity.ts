import {
  COVER_UNITS,
  type CoverUnit,
  readLength,
  ceil,
  dividedBy,
  isPositive,
  ONE,
  plus,
  type Ratio,
  ratio,
  readRatio,
  times,
  ZERO,
} from './length'

/** What a quantity follows from. */
export const BASES = [
  'fixed',
  'floor',
  'walls',
  'surface',
  'edge',
  'length',
  'volume',
  'pieces',
  'boards',
  'strips',
] as const
export type Basis = (typeof BASES)[number]

export const DIMENSIONS = ['length', 'width', 'height', 'count'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** The measures of a project: lengths in millimetres, `count` a number. */
export type Measures = Partial<Record<Dimension, Ratio>>

/** The measures that a quantity needs. */
export const NEEDED: Record<Basis, readonly Dimension[]> = {
  fixed: [],
  floor: ['length', 'width'],
  walls: ['length', 'width', 'height'],
  surface: ['length', 'height'],
  edge: ['length', 'width'],
  length: ['length'],
  volume: ['length', 'width', 'height'],
  pieces: ['count'],
  boards: ['length', 'width'],
  strips: ['length', 'width', 'height'],
}

/** A formula as it is stored; an empty field is not set. */
export type Formula = {
  by: Basis
  /** Units needed: in all where `by` is fixed, else for every `per`. */
  amount: string
  /** A number of `in`, or of pieces. */
  per: string
  in: string
  coats: string
  /** Percent that is added. */
  waste: string
  /** Units in a pack. */
  pack: string
  /** Width and length of a board, or of a roll. */
  wide: string
  long: string
  /** Between boards; of a roll, the length after which its pattern repeats. */
  gap: string
}

/** The units that are needed, and the whole packs that hold them. */
export type Quantity = { units: Ratio; packs: bigint; pack: Ratio }

/** The units of coverage that a quantity can be stated in. */
export function coverUnits(by: Basis): CoverUnit[] {
  const power = { floor: 2, walls: 2, surface: 2, edge: 1, length: 1, volume: 3 }[by as string]
  return (Object.keys(COVER_UNITS) as CoverUnit[]).filter((unit) => COVER_UNITS[unit].power === power)
}

/** The quantity of a formula, in whole packs; null if the formula or a measure is incomplete, or a roll is too short. */
export function quantityOf(formula: Formula, measures: Measures): Quantity | null {
  if (NEEDED[formula.by].some((dimension) => !measures[dimension])) return null
  const { length = ZERO, width = ZERO, height = ZERO } = measures
  if (formula.by === 'boards') return inPacks(boards(formula, length, width), formula.pack)
  if (formula.by === 'strips') return inPacks(rolls(formula, edgeOf(length, width), height), formula.pack)
  const amount = readRatio(formula.amount)
  const base = baseOf(formula, measures)
  const factors = [optional(formula.coats, ONE), wasteFactor(formula.waste)]
  if (!amount || !base || factors.includes(null)) return null
  return inPacks(times(base, amount, ...(factors as Ratio[])), formula.pack)
}

const optional = (text: string, otherwise: Ratio) => (text.trim() === '' ? otherwise : readRatio(text))

/** 1.1 for ten percent. */
function wasteFactor(percent: string): Ratio | null {
  const value = optional(percent, ZERO)
  return value && plus(ONE, dividedBy(value, ratio(100)))
}

const edgeOf = (length: Ratio, width: Ratio) => times(ratio(2), plus(length, width))

/** How often the formula's `per` fits into the measures. */
function baseOf({ by, per, in: unit }: Formula, measures: Measures): Ratio | null {
  if (by === 'fixed') return ONE
  const each = optional(per, ONE)
  if (!each || !isPositive(each)) return null
  if (by === 'pieces') return dividedBy(measures.count ?? ZERO, each)
  const known = coverUnits(by).find((name) => name === unit)
  return known ? dividedBy(sizeOf(by, measures), times(each, COVER_UNITS[known].size)) : null
}

/** In millimetres, square or cubic millimetres. */
function sizeOf(by: Basis, { length = ZERO, width = ZERO, height = ZERO }: Measures): Ratio {
  if (by === 'floor') return times(length, width)
  if (by === 'walls') return times(edgeOf(length, width), height)
  if (by === 'surface') return times(length, height)
  if (by === 'edge') return edgeOf(length, width)
  return by === 'volume' ? times(length, width, height) : length
}

/** Boards laid along the length, in as many rows as cover the width; offcuts start the next row. */
function boards({ wide, long, gap, waste }: Formula, length: Ratio, width: Ratio): Ratio | null {
  const [board, each, between] = [readLength(wide, 'us'), readLength(long, 'us'), gap ? readLength(gap, 'us') : ZERO]
  const more = wasteFactor(waste)
  if (!board || !each || !between || !more) return null
  const rows = ceil(dividedBy(plus(width, between), plus(board, between)))
  return ratio(ceil(times(ratio(rows), dividedBy(length, each), more)))
}

/** Rolls of wallpaper: each strip starts where the pattern does, and no strip is pieced together. */
function rolls({ wide, long, gap, waste }: Formula, edge: Ratio, height: Ratio): Ratio | null {
  const [roll, each, repeat] = [readLength(wide, 'us'), readLength(long, 'us'), gap ? readLength(gap, 'us') : null]
  const more = wasteFactor(waste)
  if (!roll || !each || !more || (gap && !repeat)) return null
  const drop = repeat ? times(repeat, ratio(ceil(dividedBy(height, repeat)))) : height
  const fromOne = dividedBy(each, drop)
  const strips = ceil(times(ratio(ceil(dividedBy(edge, roll))), more))
  const integer = fromOne.over / fromOne.under
  return integer === 0n ? null : ratio(ceil(ratio(strips, integer)))
}

function inPacks(units: Ratio | null, size: string): Quantity | null {
  const pack = optional(size, ONE)
  return units && pack && isPositive(pack) ? { units, pack, packs: ceil(dividedBy(units, pack)) } : null
}
