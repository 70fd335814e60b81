import { LONG_UNITS, readUnit, UNIT_PATTERN } from './units'

/** A number with its unit, or null if none is written; a size such as 2 x 4 is several measures. */
export type Measure = { value: number; unit: string | null; word?: string | undefined }

const NUMBER = /(\d+)[\s-]+(\d+)\/(\d+)|(\d+)\/(\d+)|(\d{1,3}(?:,\d{3})+)(?!\d)|(\d*\.\d+)|(\d+)/y
/** A unit ends at a word boundary, before a times sign (24inx36in) or, if long, before a word with the space missing (6ftladder). */
const UNIT = new RegExp(
  `[\\s-]*(${UNIT_PATTERN})(?:(?![\\p{L}\\p{N}])\\.?|(?=x\\d)|(?<=${LONG_UNITS})(?=\\p{L}{4}))`,
  'uy',
)
const TIMES = /\s*-?(?:x|\*|by)-?\s*(?=[\d.])/y
/** Dimension names within a size: 10 in. Wide x 12 in. High. */
const SIDE = /[\s-]*(?:w|h|d|l|wide|high|deep|long|tall|dia|width|height|length|depth)\.?(?![\p{L}\p{N}])(?=\s*x)/uy
/** A dimension letter after a single length: 30 in. W, but not 'w/'. */
const SIDE_LETTER = /[\s-]*[whdl](?![\p{L}\p{N}/])\.?/uy
const LENGTHS = new Set(['in', 'ft', 'mm', 'cm'])

const [POINT, ZERO, NINE] = [46, 48, 57]

/** A measure ends where no letter follows, or at a word with the space missing: 60boxes. */
const ENDS = /^(?:$|[^\p{L}\p{N}]|\p{L}{4})/u

/** The measures that start at a position of a folded text, and their end; null if none starts there. */
export function readMeasures(text: string, start: number): { measures: Measure[]; end: number } | null {
  const first = text.charCodeAt(start)
  if (first !== POINT && (first < ZERO || first > NINE)) return null
  if (/[\p{L}\p{N}]/u.test(text[start - 1] ?? '')) return null
  const measures: Measure[] = []
  let at = start
  for (;;) {
    const number = readNumber(text, at)
    if (!number) break
    at = number.end
    const unit = readUnitAt(text, at)
    measures.push({ value: number.value, unit: unit?.name ?? null, word: unit?.word })
    at = unit?.end ?? at
    const side = unit && LENGTHS.has(unit.name) ? [SIDE, SIDE_LETTER] : [SIDE]
    at = side.reduce((end, pattern) => endOf(pattern, text, end), at)
    TIMES.lastIndex = at
    if (!TIMES.test(text)) break
    at = TIMES.lastIndex
  }
  if (measures.length === 0 || !ENDS.test(text.slice(at, at + 5))) return null
  const last = measures.at(-1)
  if (last?.unit) for (const measure of measures) if (measure.unit === null) measure.unit = last.unit
  return { measures, end: at }
}

/** The end of a pattern that matches at a position; the position itself if it does not match. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

function readNumber(text: string, at: number): { value: number; end: number } | null {
  NUMBER.lastIndex = at
  const found = NUMBER.exec(text)
  if (!found) return null
  const [, integer, over, under, top, bottom, thousands, decimal, plain] = found.map((part) =>
    part?.replaceAll(',', ''),
  )
  const value =
    integer !== undefined
      ? Number(integer) + Number(over) / Number(under)
      : top !== undefined
        ? Number(top) / Number(bottom)
        : Number(thousands ?? decimal ?? plain)
  return Number.isFinite(value) ? { value: Number(value.toFixed(6)), end: NUMBER.lastIndex } : null
}

function readUnitAt(text: string, at: number): { name: string; word?: string | undefined; end: number } | null {
  UNIT.lastIndex = at
  const found = UNIT.exec(text)
  const unit = found && readUnit(found[1] ?? '')
  if (!found || !unit) return null
  const end = UNIT.lastIndex
  const isAttached = text.slice(at, end).startsWith(found[1] ?? ' ')
  if ((unit.name === 'amp' && found[1] === 'a' && !isAttached) || (found[1] === 'in' && /^\s+\d/.test(text.slice(end))))
    return null
  return { ...unit, end }
}
