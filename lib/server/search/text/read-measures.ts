import 'server-only'
import { readUnit, UNIT_PATTERN } from './units'

/** A number with its unit, if one is written; sizes such as 2 x 4 are several in a row. */
export type Measure = { value: number; unit: string | null; word?: string | undefined }

const NUMBER = /(\d+)[\s-]+(\d+)\/(\d+)|(\d+)\/(\d+)|(\d{1,3}(?:,\d{3})+)(?!\d)|(\d*\.\d+)|(\d+)/y
const UNIT = new RegExp(`[\\s-]*(${UNIT_PATTERN})(?![\\p{L}\\p{N}])\\.?`, 'uy')
const TIMES = /\s*-?(?:x|\*|by)-?\s*(?=[\d.])/y
/** Dimensions name what they measure: 10 in. W x 12 in. H. */
const SIDE = /[\s-]*(?:w|h|d|l|wide|high|deep|long|tall|dia|width|height|length|depth)\.?(?![\p{L}\p{N}])(?=\s*x)/uy

const [POINT, ZERO, NINE] = [46, 48, 57]

/** A measure ends where no letter follows, or a word does that was typed without its space: 60boxes. */
const ENDS = /^(?:$|[^\p{L}\p{N}]|\p{L}{4})/u

/** The measures that start at a place in a folded text, and where they end; null where none starts there. */
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
    SIDE.lastIndex = at
    if (SIDE.test(text)) at = SIDE.lastIndex
    TIMES.lastIndex = at
    if (!TIMES.test(text)) break
    at = TIMES.lastIndex
  }
  if (measures.length === 0 || !ENDS.test(text.slice(at, at + 5))) return null
  const last = measures.at(-1)
  if (last?.unit) for (const measure of measures) if (measure.unit === null) measure.unit = last.unit
  return { measures, end: at }
}

function readNumber(text: string, at: number): { value: number; end: number } | null {
  NUMBER.lastIndex = at
  const found = NUMBER.exec(text)
  if (!found) return null
  const [, whole, over, under, top, bottom, thousands, decimal, plain] = found.map((part) => part?.replaceAll(',', ''))
  const value =
    whole !== undefined
      ? Number(whole) + Number(over) / Number(under)
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
  if ((unit.name === 'amp' && found[1] === 'a' && !isAttached) || (found[1] === 'in' && /^\s+\d/.test(text.slice(end)))) return null
  return { ...unit, end }
}
