/** Digits in groups of three or two, or without groups, with decimals. */
const AMOUNT = new RegExp(
  [
    "\\d{1,3}(?:([ .,'])\\d{3}(?!\\d))(?:\\1\\d{3}(?!\\d))*(?:(?!\\1)[.,] ?\\d{1,2}(?!\\d)|(?!\\1)[.,]\\d{3,})?",
    '\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)(?:\\.\\d+)?|\\d+(?:[.,](?:\\d+| \\d{1,2}(?![\\d.,])))?|[.,]\\d+',
  ].join('|'),
  'g',
)

/** An amount with its position in a text. */
export type FoundAmount = { amount: number; start: number; end: number }

/** All numbers in a normalized text, in order. */
export function amountsIn(text: string): FoundAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const amount = readAmount(match[0])
    return amount === null ? [] : [{ amount, start: match.index, end: match.index + match[0].length }]
  })
}

/** Parses digits with separators: `1.144.000`, `1 299,00`, `1,299`, `.75`. */
export function readAmount(text: string): number | null {
  const compact = text.replace(/[ ']/g, '')
  const decimal = decimalSignOf(compact)
  const plain = decimal
    ? compact.slice(0, decimal).replace(/[.,]/g, '') + '.' + compact.slice(decimal + 1)
    : compact.replace(/[.,]/g, '')
  const amount = Number(compact.startsWith('.') || compact.startsWith(',') ? `0.${compact.slice(1)}` : plain)
  return Number.isFinite(amount) ? amount : null
}

/** The index of the decimal separator; 0 if there is none. Three digits after a single separator are a group. */
function decimalSignOf(compact: string): number {
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','))
  if (last <= 0) return 0
  const signs = compact.replace(/\d/g, '')
  const repeated = signs.length > 1 && signs.at(-1) === signs.at(-2)
  if (repeated) return 0
  const after = compact.length - last - 1
  const grouped = signs.length === 1 && after === 3 && /^[1-9]\d{0,2}$/.test(compact.slice(0, last))
  return grouped ? 0 : last
}
