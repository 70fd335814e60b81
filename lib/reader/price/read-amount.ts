import 'server-only'

/** Digits in groups of three or two, or in one run, with what follows the decimal sign. */
const AMOUNT = new RegExp(
  [
    "\\d{1,3}(?:([ .,'])\\d{3}(?!\\d))(?:\\1\\d{3}(?!\\d))*(?:(?!\\1)[.,] ?\\d{1,2}(?!\\d)|(?!\\1)[.,]\\d{3,})?",
    '\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)(?:\\.\\d+)?|\\d+(?:[.,](?:\\d+| \\d{1,2}(?![\\d.,])))?|[.,]\\d+',
  ].join('|'),
  'g',
)

/** An amount found in a text, and where it stands. */
export type FoundAmount = { amount: number; start: number; end: number }

/** All numbers in a text whose white space is folded and whose digits are 0 to 9, in their order. */
export function amountsIn(text: string): FoundAmount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const amount = readAmount(match[0])
    return amount === null ? [] : [{ amount, start: match.index, end: match.index + match[0].length }]
  })
}

/** The number that a run of digits and separators stands for: `1.144.000`, `1 299,00`, `1,299`, `.75`. */
export function readAmount(text: string): number | null {
  const compact = text.replace(/[ ']/g, '')
  const decimal = decimalSignOf(compact)
  const plain = decimal
    ? compact.slice(0, decimal).replace(/[.,]/g, '') + '.' + compact.slice(decimal + 1)
    : compact.replace(/[.,]/g, '')
  const amount = Number(compact.startsWith('.') || compact.startsWith(',') ? `0.${compact.slice(1)}` : plain)
  return Number.isFinite(amount) ? amount : null
}

/** Where the decimal sign stands; 0 where there is none. Three digits after the only sign are a group. */
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
