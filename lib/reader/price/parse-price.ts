import { currencyIn, isoCode } from './currency'
import { amountsIn, type FoundAmount } from '@/lib/format/products/read-amount'

/** An amount in units of a currency (ISO code); null if the text has none. */
export type Price = { amount: number | null; currency: string | null }

const FREE = /^\W*(free|gratis|kostenlos|gratuit)\W*$/i
const NO_PRICE = /free (shipping|delivery)|^\s*\d\d-0\d\s*$/i
const MINIMUM_ORDER = /\([^)]{0,20}(?:min|мин)[^)]{0,40}\)/gi
const EURO_AS_POINT = /(\d)(?:€(\d+)(?![\d.,]*\s?€)| ?€ (\d\d)(?= ?(?:c|ct|cents?|ttc)?$))/gi
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
/** 11/25/2026, 12/31, 2026-11-25, Nov 25, 25 November 2026. */
const DATE = new RegExp(
  [
    '(?<![\\d.,/-])(?:\\d{1,2}([/.-])\\d{1,2}\\1(?:19|20)?\\d\\d|(?:19|20)\\d\\d-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2})(?![\\d.,/-]*\\d)',
    `(?<!\\p{L})${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?:,? (?:19|20)\\d\\d)?`,
    `(?<!\\d)\\d{1,2} ${MONTH}(?!\\p{L})(?: (?:19|20)\\d\\d)?`,
  ].join('|'),
  'giu',
)
/** Units after a number that make it a size or a weight. */
const SIZE = /^ ?(?:in(?:\.|$)|inch(?:es)?|ft|feet|foot|cm|mm|m|yds?|yards?|lbs?|oz|kg|gal|qt|"|″)(?![\p{L}\d])/iu
/** Words before an amount that make it a former price or a saving. */
const FORMER =
  /(?<!\p{L})(?:was|before|rrp|msrp|uvp|list|regular|reg|original(?:ly)?|old|previously|statt|save|you save|saving)(?:(?: price)?:?) ?[^\d\p{L}]*(?:\p{Lu}{3})? ?$/iu
const SIGN_BEFORE = /(?:\p{Sc}|(?<!\p{L})(\p{Lu}{3}|RM|Rs|Rp|Kr|kr|Fr)\.?)[ :.]{0,2}$/u
const SIGN_AFTER = /^ ?(?:\p{Sc}|(?:\p{Lu}{3}|Kč|kr|zł|Ft|TL|lei|LEI|руб|грн|р\.|Р|лв|euros?)(?!\p{L}))/u
const CENTS = /^ ?¢/
const PENCE = /^ ?p(?!\p{L})/iu

/**
 * Parses a price as people write it: signs before or after, decimal comma or point, any thousands separator.
 * Of several prices the first counts, of a range the lower bound.
 * @param currencyHint ISO code or sign for texts without a currency or with an ambiguous one.
 */
export function parsePrice(text: string, currencyHint: string | null = null): Price {
  const clean = foldPrice(text)
  const hint = currencyHint ? (isoCode(currencyHint) ?? currencyIn(currencyHint)) : null
  const currency = currencyIn(clean, hint) ?? hint
  if (FREE.test(clean)) return { amount: 0, currency }
  if (NO_PRICE.test(clean)) return { amount: null, currency }
  const amounts = clean.replace(MINIMUM_ORDER, ' ').replace(DATE, ' ').replace(EURO_AS_POINT, '$1.$2$3')
  return { amount: amountOf(amounts, currency === 'GBP' ? PENCE : CENTS), currency }
}

/** Normalizes digits, spaces and apostrophes. */
function foldPrice(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/٫/g, '.')
    .replace(/[٬’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  if (code < 128) return code - 48
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}

function amountOf(text: string, hundredths: RegExp): number | null {
  const found = currentAmounts(
    text,
    amountsIn(text).filter((each) => !/^ ?%/.test(text.slice(each.end, each.end + 2)) && !isSize(text, each)),
  )
  const small = found.filter((each) => isInHundredths(text, each, hundredths))
  const chosen = found.find((each) => touchesSign(text, each)) ?? small[0] ?? found[0]
  if (!chosen) return null
  const unitsOf = (each: FoundAmount) => (small.includes(each) ? each.amount / 100 : each.amount)
  const at = found.indexOf(chosen)
  const [before, next] = [found[at - 1], found[at + 1]]
  if (next && isRange(text, chosen, next)) return Math.min(unitsOf(chosen), unitsOf(next))
  return before && isRange(text, before, chosen) ? Math.min(unitsOf(before), unitsOf(chosen)) : unitsOf(chosen)
}

const isRange = (text: string, low: FoundAmount, high: FoundAmount) =>
  /^[^\d]{0,6}(?:-|–|—|to|bis|a) ?[^\d]{0,5}$/.test(text.slice(low.end, high.start))

/** The current amounts, if others are marked as former prices or savings. */
function currentAmounts(text: string, found: FoundAmount[]): FoundAmount[] {
  const now = found.filter(
    ({ amount, start }, at) => amount > 0 && !FORMER.test(text.slice(found[at - 1]?.end ?? 0, start)),
  )
  return now.length > 0 ? now : found
}

function isSize(text: string, each: FoundAmount): boolean {
  return SIZE.test(text.slice(each.end)) && !touchesSign(text, each)
}

/** `99¢`, but not `$0.99¢`, which means the same. */
function isInHundredths(text: string, { start, end }: FoundAmount, hundredths: RegExp): boolean {
  const isInteger = /^\d+$/.test(text.slice(start, end)) && !/\p{Sc} ?$/u.test(text.slice(0, start))
  return isInteger && hundredths.test(text.slice(end))
}

function touchesSign(text: string, { start, end }: FoundAmount): boolean {
  const before = SIGN_BEFORE.exec(text.slice(Math.max(0, start - 6), start))
  if (before && (!before[1] || currencyIn(`${before[1]} 1`))) return true
  return SIGN_AFTER.test(text.slice(end, end + 6))
}
