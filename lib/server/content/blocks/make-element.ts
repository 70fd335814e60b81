import 'server-only'
import { type ChildNode, Element, isTag, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'

/** An element with its attributes and children; a text is a text node. */
export function makeElement(
  name: string,
  attribs: Record<string, string>,
  ...children: (ChildNode | string)[]
): Element {
  const made = new Element(name, attribs)
  for (const child of children) DomUtils.appendChild(made, typeof child === 'string' ? new Text(child) : child)
  return made
}

/** The children of an element with one of these names. */
export function childrenNamed({ children }: Element, ...names: string[]): Element[] {
  return children.filter(isTag).filter((child) => names.includes(child.name))
}

/** The text of an element on one line. */
export const textOf = (element: Element) => DomUtils.textContent(element).replace(/\s+/g, ' ').trim()

/** The rows of a table, without those of its head or foot. */
export function bodyRows(table: Element): Element[] {
  return [table, ...childrenNamed(table, 'tbody')].flatMap((body) => childrenNamed(body, 'tr'))
}
