import { make } from '../schema/normalize-markup'

/** A list of the result, and the level of its items in the source. */
type OpenList = { level: number; list: HTMLElement }

type Item = { level: number; tag: 'ul' | 'ol'; start: number }

/**
 * The lists around an item, the outermost first and its own last. Where none of its level and kind is open, a new one
 * begins: in the last item of the list around it, or else before an element.
 */
function listsAround(open: readonly OpenList[], { level, tag, start }: Item, place: Element): OpenList[] {
  const [outermost, ...inner] = open
  const lists = inner.filter((each) => each.level <= level)
  // Copied text may begin with an inner item; the items that follow it are in one list with it.
  if (outermost) lists.unshift({ ...outermost, level: Math.min(outermost.level, level) })
  const innermost = lists.at(-1)
  if (innermost?.level === level && innermost.list.localName === tag) return lists
  if (innermost?.level === level) lists.pop()
  const list = place.ownerDocument.createElement(tag)
  if (tag === 'ol' && start > 1) list.setAttribute('start', String(start))
  const outer = lists.at(-1)?.list
  if (outer) (outer.lastElementChild ?? outer).append(list)
  else place.before(list)
  return [...lists, { level, list }]
}

/** Items with their level or kind: of Word on the web, and of Quill, where a list has items of both kinds. */
const LEVELED = 'li[data-aria-level], li[data-list]'

const MAX_LEVEL = 6

/** Nests flat lists, one after the other, by the levels of their items. */
export function nestListItems(body: HTMLElement): void {
  const lists = [...body.querySelectorAll<HTMLElement>('ul, ol')].filter(
    (list) => list.querySelector(`:scope > :is(${LEVELED})`) && !list.parentElement?.closest('ul, ol'),
  )
  let open: OpenList[] = []
  let last: Element | null = null
  for (const list of lists) {
    const outer = outermost(list, body)
    if (last === null || outer.previousElementSibling !== last || isText(outer.previousSibling)) open = []
    const start = Number(list.getAttribute('start'))
    for (const item of [...list.children]) {
      open = listsAround(open, { level: levelOf(item), tag: tagOf(item), start }, outer)
      open.at(-1)?.list.append(item)
    }
    outer.remove()
    last = open[0]?.list ?? null
  }
}

/** The wrapper that holds a list and nothing else. */
function outermost(list: Element, body: HTMLElement): Element {
  const { parentElement } = list
  const isAlone = parentElement && parentElement !== body && parentElement.children.length === 1
  return isAlone && parentElement.textContent === list.textContent ? outermost(parentElement, body) : list
}

/** Whether a node is text that is not white space alone. */
export const isText = (node: Node | null) => node?.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim())

function levelOf(item: Element): number {
  const indent = /\bql-indent-(\d)\b/.exec(item.className)?.[1]
  const level = indent ? Number(indent) + 1 : Number(item.getAttribute('data-aria-level') ?? 1)
  return Math.min(Math.max(level || 1, 1), MAX_LEVEL)
}

function tagOf(item: Element): 'ul' | 'ol' {
  const kind = item.getAttribute('data-list')
  if (kind) return kind === 'ordered' ? 'ol' : 'ul'
  return item.parentElement?.localName === 'ol' ? 'ol' : 'ul'
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

const IS_ROMAN = /^(?:x{0,3}|x?l)(?:ix|iv|v?i{0,3})$/i

/**
 * The number of a list item by its marker; null for a bullet. Of `2.3.` it is the last part, of a letter its place in
 * the alphabet. Bullets of symbol fonts are letters without punctuation.
 */
export function markerNumber(marker: string): number | null {
  const text = marker.replace(/[\s\u00a0]+/g, ' ').trim()
  const digits = text.match(/\d+/g)?.at(-1)
  if (digits && digits.length <= 6) return Number(digits)
  const letters = /^\(?([a-z]{1,5})[.):\]-]$/i.exec(text)?.[1]?.toLowerCase()
  if (!letters) return null
  if (letters.length > 1 || /[ivx]/.test(letters)) return IS_ROMAN.test(letters) ? romanNumber(letters) : 1
  return letters.charCodeAt(0) - 96
}

function romanNumber(letters: string): number {
  const values = [...letters].map((letter) => ROMAN[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

/** Turns Word's list paragraphs (`mso-list` style, bullet in the text) into lists. */
export function listWordParagraphs(body: HTMLElement): void {
  let lists: OpenList[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = wordLevel(paragraph)
    if (!level) continue
    const number = markerNumber(takeMarker(paragraph))
    if (paragraph.previousElementSibling !== last) lists = []
    lists = listsAround(lists, { level, tag: number === null ? 'ul' : 'ol', start: number ?? 1 }, paragraph)
    lists.at(-1)?.list.append(make(body.ownerDocument, 'li', {}, ...paragraph.childNodes))
    paragraph.remove()
    last = lists[0]?.list ?? null
  }
}

function wordLevel(paragraph: HTMLElement): number {
  const match = /mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')
  return match ? Math.min(Number(match[1]), 6) : 0
}

/**
 * Removes the bullet or number from a paragraph.
 * @returns its text.
 */
function takeMarker(paragraph: HTMLElement): string {
  const markers = [...paragraph.querySelectorAll<HTMLElement>('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const text = markers.map((marker) => marker.textContent ?? '').join('')
  for (const marker of markers) marker.remove()
  return text
}
