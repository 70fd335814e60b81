import type { AnyNode, Element } from 'domhandler'
import type { Page } from './open-page'

/** The elements that a selector finds on a page, or within one of its elements, in their order. */
export function elementsOf(page: Page, selector: string, within?: AnyNode): Element[] {
  const found = within ? page.$(within).find(selector) : page.$(selector)
  return found.toArray().filter((element): element is Element => 'attribs' in element)
}

/** The elements around an element, the nearest first. */
export function ancestorsOf(page: Page, element: Element): Element[] {
  return page.$(element).parents().toArray()
}

/** The text of an element and all within it, as it stands. */
export function rawText(page: Page, element: AnyNode | undefined): string {
  return element ? page.$(element).text() : ''
}
