import 'server-only'
import type { AnyNode, Element, ParentNode } from 'domhandler'
import { nodeAfter, rawText } from '../page/elements'

const AMOUNT = /\p{Sc}\s?\d|\d\s?(\p{Sc}|kr|zł|Kč|Ft|EUR|USD)/u
const FEWEST = 3
const MAX_SIBLINGS = 12
const MAX_TEXT = 2_000
const known = new WeakMap<Element, boolean>()
/** The first children of an element that look alike, by what they have in common. */
const groups = new WeakMap<ParentNode, Map<string, Element[]>>()

/** Whether an element is one of several sibling cards, each with its own heading, link and price. */
export function isRepeatedCard(element: Element): boolean {
  const parent = element.parent
  if (!parent || !('children' in parent) || !/^(li|div|article|section|td|tr)$/.test(element.name)) return false
  const cached = known.get(element)
  if (cached !== undefined) return cached
  const alike = groupsIn(parent).get(likenessOf(element)) ?? []
  const isCard = alike.length >= FEWEST && holdsCard(element) && alike.filter(holdsCard).length >= FEWEST
  known.set(element, isCard)
  return isCard
}

const likenessOf = ({ name, attribs }: Element) => `${name} ${attribs.class ?? ''}`

function groupsIn(parent: ParentNode): Map<string, Element[]> {
  const found = groups.get(parent) ?? new Map<string, Element[]>()
  if (!groups.has(parent))
    for (const child of parent.children) {
      if (!('attribs' in child)) continue
      const group = found.get(likenessOf(child))
      if (!group) found.set(likenessOf(child), [child])
      else if (group.length < MAX_SIBLINGS) group.push(child)
    }
  groups.set(parent, found)
  return found
}

function holdsCard(element: Element): boolean {
  return AMOUNT.test(rawText(element, MAX_TEXT)) && holds(element, /^h[2-6]$/) && holds(element, /^a$/)
}

function holds(element: Element, name: RegExp): boolean {
  let at: AnyNode | null = element
  for (let seen = 0; at && seen < MAX_TEXT; seen += 1) {
    if (at !== element && 'name' in at && name.test(at.name)) return true
    at = ('children' in at ? at.children[0] : null) ?? nodeAfter(at, element)
  }
  return false
}
