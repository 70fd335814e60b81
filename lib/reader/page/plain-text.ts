import 'server-only'
import { rawText } from './elements'
import { parseMarkup } from './parse-markup'

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const MARKUP = /<\/?[a-z!][^<>]{0,2000}>/i
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i
const BLOCK_ENDS = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|ul|ol|tr|table|h[1-6]|dt|dd|section|article)>/gi
const LINE = '\u2028'
const LONGEST = 60_000

/** One line of text: white space collapsed, invisible characters removed. */
export function foldText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim()
}

/** One line of text from a value with entities or markup, encoded once or twice; null if empty. */
export function plainLine(value: string | null | undefined): string | null {
  return foldText(withoutMarkup(withoutMarkup((value ?? '').slice(0, LONGEST)))) || null
}

/** Plain text with a line per paragraph, from a value with markup; null if empty. */
export function plainParagraphs(value: string | null | undefined): string | null {
  const text = withoutMarkup(withoutMarkup((value ?? '').slice(0, LONGEST).replace(/\r?\n[ \t]*/g, LINE)))
  const lines = text.split(new RegExp(`[\\n${LINE}]`)).map(foldText)
  return lines.filter(Boolean).join('\n') || null
}

function withoutMarkup(text: string): string {
  if (!MARKUP.test(text) && !ENTITY.test(text)) return text
  return rawText(parseMarkup(text.replace(BLOCK_ENDS, `${LINE}$&`)))
}
