import 'server-only'
import type { Element } from 'domhandler'
import { rawText } from '../page/elements'

const AMOUNT = /\p{Sc}\s?\d|\d\s?(\p{Sc}|kr|zł|Kč|Ft|EUR|USD)/u
const FEWEST = 3
const MAX_SIBLINGS = 12
const MAX_TEXT = 2_000
const known = new WeakMap<Element, boolean>()

/** Whether an element is one of several sibling cards, each with its own heading, link and price. */
export function isRepeatedCard(element: Element): boolean {
  const parent = element.parent
  if (!parent || !('children' in parent) || !/^(li|div|article|section|td|tr)$/.test(element.name)) return false
  const cached = known.get(element)
  if (cached !== undefined) return cached
  const alike = parent.children.filter(
    (child): child is Element =>
      'attribs' in child && child.name === element.name && child.attribs.class === element.attribs.class,
  )
  const nearby = alike.slice(0, MAX_SIBLINGS)
  const isCard = alike.length >= FEWEST && holdsCard(element) && nearby.filter(holdsCard).length >= FEWEST
  known.set(element, isCard)
  return isCard
}

function holdsCard(element: Element): boolean {
  return AMOUNT.test(rawText(element, MAX_TEXT)) && holds(element, /^h[2-6]$/) && holds(element, /^a$/)
}

function holds(element: Element, name: RegExp): boolean {
  const waiting: Element[] = [element]
  for (let next = waiting.pop(), seen = 0; next && seen < MAX_TEXT; next = waiting.pop(), seen += 1) {
    if (next !== element && name.test(next.name)) return true
    waiting.push(...next.children.filter((child): child is Element => 'attribs' in child))
  }
  return false
}
