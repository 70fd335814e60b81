import type { Page } from '../page/page'
import { repairJson } from '../structured/json-ld'

const START = /(?:[\w$\])"']\s*[=:]\s*|\(\s*)(?=[[{])|JSON\.parse\(\s*(?=["'])/g
const WORTH = /price|sku|product|item_name/i
const MAX_STARTS = 60
/** How often the scripts are read at most in search of the ends of brackets. */
const MAX_SCANS = 20
const MAX_MENDED = 60_000
const MAX_TOTAL = 12_000_000
const SHORTEST = 60

/** The JSON in a page's scripts: data scripts, and values assigned in code. */
export function embeddedJson(page: Page): unknown[] {
  const scan = { left: MAX_SCANS * page.scripts.reduce((sum, { text }) => sum + text.length, 0) }
  let budget = MAX_TOTAL
  const values: unknown[] = []
  for (const { type, text } of page.scripts) {
    if (/ld\+json/.test(type) || text.length > budget || !WORTH.test(text)) continue
    budget -= text.length
    const full = /^\s*[[{]/.test(text) ? read(text) : undefined
    values.push(...(full === undefined ? assigned(text, scan) : [full]))
  }
  return values.filter((value) => typeof value === 'object' && value !== null)
}

/** Values after an assignment or within a call. Scanning is limited because of unclosed brackets. */
function assigned(text: string, scan: { left: number }): unknown[] {
  const values: unknown[] = []
  const starts = new RegExp(START)
  for (
    let tries = 0, match = starts.exec(text);
    match && tries < MAX_STARTS && scan.left > 0;
    match = starts.exec(text)
  ) {
    const start = match.index + match[0].length
    const end = /["']/.test(text[start] ?? '') ? endOfString(text, start) : endOfBrackets(text, start)
    scan.left -= end > start ? end - start : text.length - start
    if (end - start < SHORTEST) continue
    tries += 1
    const value = read(text.slice(start, end))
    if (value === undefined) continue
    values.push(typeof value === 'string' ? read(value) : value)
    starts.lastIndex = end
  }
  return values
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.length <= MAX_MENDED && WORTH.test(text) && /^\s*[[{]\s*["'\w{[]/.test(text)
      ? repairJson(text)
      : undefined
  }
}

/** The position of a closing bracket; the given position if it is never closed. */
function endOfBrackets(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"' || character === "'" || character === '`') at = endOfString(text, at) - 1
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth === 0) return at + 1
  }
  return start
}

function endOfString(text: string, start: number): number {
  const quote = text[start]
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === quote) return at + 1
  }
  return text.length
}
