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

/** The text content of an element without scripts and the like, up to `max` characters. */
export function rawText(node: AnyNode | null | undefined, max = MAX_TEXT): string {
  let text = ''
  const waiting: AnyNode[] = node ? [node] : []
  for (let next = waiting.pop(); next && text.length <= max; next = waiting.pop()) {
    if (next.type === 'text') text += next.data
    else if ('children' in next && !('name' in next && UNREAD.test(next.name)))
      waiting.push(...next.children.toReversed())
  }
  return text.slice(0, max)
}
