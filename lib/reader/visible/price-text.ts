import 'server-only'
import type { Element } from 'domhandler'
import { foldText } from '../page/plain-text'

const CENTS = /superscript|cent|fraction|decimal|penn(y|ies)/i
const SKIPPED = /^(script|style|template|svg|del|s|strike)$/
const MAX_LENGTH = 120

/** Parts of a text, of which a price has few. */
type Gathered = { parts: string[]; length: number }
const MAX_PARTS = 60
const MAX_GATHERED = MAX_LENGTH * 2
const MAX_LEVELS = 12

/**
 * The text of a price element without struck-out parts; cents as superscript or separate element get their decimal point.
 */
export function priceText(element: Element, isSkipped: (part: Element) => boolean = () => false): string {
  const gathered: Gathered = { parts: [], length: 0 }
  gather(element, gathered, isSkipped, 0)
  return foldText(gathered.parts.join('').slice(0, MAX_GATHERED)).slice(0, MAX_LENGTH)
}

function gather(element: Element, gathered: Gathered, isSkipped: (part: Element) => boolean, level: number): void {
  const { parts } = gathered
  if (level > MAX_LEVELS) return
  for (const child of element.children) {
    if (parts.length > MAX_PARTS || gathered.length > MAX_GATHERED) return
    if (child.type === 'text') {
      const text = child.data.slice(0, MAX_GATHERED)
      gathered.length += text.length
      parts.push(text)
    } else if ('attribs' in child && !SKIPPED.test(child.name) && !isSkipped(child)) {
      const before = foldText(parts.join(''))
      const first = parts.length
      gather(child, gathered, isSkipped, level + 1)
      const own = foldText(parts.slice(first).join(''))
      const areCents = child.name === 'sup' || CENTS.test(child.attribs.class ?? '')
      if (areCents && /\d$/.test(before) && /^\d{2}\b/.test(own)) parts.splice(first, 0, '.')
    }
  }
}
