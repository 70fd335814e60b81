import 'server-only'
import { jsonrepair } from 'jsonrepair'
import { rawText } from '../page/elements'
import { parseMarkup } from '../page/parse-markup'

const MAX_MENDED = 400_000

/** The value of JSON as pages hold it: wrapped in comments or CDATA, with stray commas, line ends or entities. */
export function repairJson(text: string): unknown {
  const bare = unwrap(text)
  for (const attempt of [parse, parseEscaped, parseRepaired]) {
    const value = attempt(bare)
    if (value !== undefined) return value
  }
  return undefined
}

/** White space around goes first, and is looked for once: what sought it from each place of a long run stood still for minutes. */
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

/** JSON in which every quote was turned into an entity. */
function parseEscaped(text: string): unknown {
  return /^[[{]\s*&(quot|#34);/.test(text) ? parse(rawText(parseMarkup(text))) : undefined
}

function parseRepaired(text: string): unknown {
  if (!/^[[{]|^\/[/*]/.test(text) || text.length > MAX_MENDED) return undefined
  const plain = text.replace(/\\(?!["\\/bfnrtu])/g, '')
  const value = parse(plain.replace(/[\u0000-\u001F]+/g, ' '))
  if (value !== undefined) return value
  try {
    return parse(jsonrepair(plain))
  } catch {
    return undefined
  }
}
