import 'server-only'
import type { Element } from 'domhandler'
import { foldText } from '../page/plain-text'

const CENTS = /superscript|cent|fraction|decimal|penn(y|ies)/i
const SKIPPED = /^(script|style|template|svg|del|s|strike)$/
const MAX_LENGTH = 120

/**
 * The text of a price element without struck-out parts; cents as superscript or separate element get their decimal point.
 */
export function priceText(element: Element, isSkipped: (part: Element) => boolean = () => false): string {
  const parts: string[] = []
  gather(element, parts, isSkipped, 0)
  return foldText(parts.join('').slice(0, MAX_LENGTH * 2)).slice(0, MAX_LENGTH)
}

function gather(element: Element, parts: string[], isSkipped: (part: Element) => boolean, depth: number): void {
  if (depth > 12 || parts.length > 60) return
  for (const child of element.children) {
    if (child.type === 'text') parts.push(child.data)
    else if ('attribs' in child && !SKIPPED.test(child.name) && !isSkipped(child)) {
      const before = foldText(parts.join(''))
      const first = parts.length
      gather(child, parts, isSkipped, depth + 1)
      const own = foldText(parts.slice(first).join(''))
      const areCents = child.name === 'sup' || CENTS.test(child.attribs.class ?? '')
      if (areCents && /\d$/.test(before) && /^\d{2}\b/.test(own)) parts.splice(first, 0, '.')
    }
  }
}
