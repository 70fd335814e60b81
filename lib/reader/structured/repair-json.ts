import 'server-only'
import { jsonrepair } from 'jsonrepair'
import { rawText } from '../page/elements'
import { parseMarkup } from '../page/parse-markup'

/** Characters of JSON that is mended at all, and by the library, whose time grows with the square of the quotes. */
const MAX_MENDED = 400_000
const MAX_REPAIRED = 20_000

/** Parses JSON as found on pages: wrapped in comments or CDATA, with stray commas, line breaks or entities. */
export function repairJson(text: string): unknown {
  const bare = unwrap(text)
  for (const attempt of [parse, parseEscaped, parseRepaired]) {
    const value = attempt(bare)
    if (value !== undefined) return value
  }
  return undefined
}

/** Trims in linear time: a regular expression took minutes on long runs of white space. */
function unwrap(text: string): string {
  return text
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/, '')
    .replace(/(?:(?:\/\/|\/\*)\s*)?(?:\]\]>|-->)\s*(?:\*\/)?$/, '')
    .trim()
    .replace(/;$/, '')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON with all quotes as entities. */
function parseEscaped(text: string): unknown {
  return /^[[{]\s*&(quot|#34);/.test(text) ? parse(rawText(parseMarkup(text))) : undefined
}

function parseRepaired(text: string): unknown {
  if (!/^[[{]|^\/[/*]/.test(text) || text.length > MAX_MENDED) return undefined
  const plain = text.replace(/\\(?!["\\/bfnrtu])/g, '')
  const lines = plain.replace(/[\u0000-\u001F]+/g, ' ')
  const value = parse(lines) ?? parse(lines.replace(/,\s*([}\]])/g, '$1'))
  if (value !== undefined || plain.length > MAX_REPAIRED) return value
  try {
    return parse(jsonrepair(plain))
  } catch {
    return undefined
  }
}
