import 'server-only'
import type { AnyNode, Element } from 'domhandler'
import type { Page } from './page'

const UNREAD = /^(script|style|template|noscript|svg|iframe)$/
const MAX_TEXT = 200_000

/** The elements that match a selector on a page, or within an element, in document order. */
export function elementsOf(page: Page, selector: string, within?: AnyNode): Element[] {
  const found = within ? page.$(within).find(selector) : page.$(selector)
  return found.toArray().filter((element): element is Element => 'attribs' in element)
}

/** The ancestors of an element, the nearest first. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = []
  for (let parent = element.parent; parent; parent = parent.parent) {
    if ('attribs' in parent) ancestors.push(parent)
  }
  return ancestors
}

/** The text content of an element without scripts and the like, up to `max` characters; it visits no more nodes than that takes. */
export function rawText(node: AnyNode | null | undefined, max = MAX_TEXT): string {
  let text = ''
  let at: AnyNode | null | undefined = node
  while (at && text.length <= max) {
    if (at.type === 'text') text += at.data
    const inner: AnyNode | null =
      'children' in at && !('name' in at && UNREAD.test(at.name)) ? (at.children[0] ?? null) : null
    at = inner ?? nodeAfter(at, node)
  }
  return text.slice(0, max)
}

/** The next node in document order that is not within a node; null where the outer one ends. */
export function nodeAfter(node: AnyNode, outer: AnyNode | null | undefined): AnyNode | null {
  for (let at: AnyNode | null = node; at && at !== outer; at = at.parent) if (at.next) return at.next
  return null
}
