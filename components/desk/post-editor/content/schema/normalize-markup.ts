import type { Node } from '@tiptap/pm/model'
import { CALLOUT_KINDS, FOREIGN_BLOCKS } from '@/lib/contract/posts/content-elements'

const DROPPED =
  'style, script, meta, link, title, template, noscript, iframe, object, embed, video, audio, canvas, svg, math, button, input, select, textarea'

const WRAPPERS = FOREIGN_BLOCKS.join(', ')

const CALLOUTS = CALLOUT_KINDS.map((kind) => `aside[data-callout=${kind}]`).join(', ')

const BLOCKS = `p, h1, h2, h3, h4, h5, h6, ul, ol, pre, blockquote, hr, table, figure, img, ${WRAPPERS}`

const RENAMED = [
  ['h1', 'h2'],
  ['h5, h6', 'h4'],
  ['menu, dir', 'ul'],
] as const

/** Parses HTML into an inert tree that loads nothing. */
export function parseFragment(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${html}`, 'text/html').body
}

/** Removes wrappers, comments and non-content elements from a tree, and limits headings to the supported levels. */
export function normalizeMarkup(body: HTMLElement): HTMLElement {
  for (const comment of nodesIn(body, NodeFilter.SHOW_COMMENT)) comment.remove()
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  for (const [selector, tag] of RENAMED) {
    for (const heading of body.querySelectorAll(selector)) rename(heading, tag)
  }
  for (const wrapper of [
    ...body.querySelectorAll(`:is(${WRAPPERS}):not([data-unsupported-part], ${CALLOUTS})`),
  ].reverse())
    unwrapBlocks(wrapper)
  return body
}

/** Replaces an element by another with the same children, without attributes. */
export function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** An element with some properties and children. @param owner its document: a parsed one loads no pictures. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  owner: Document,
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: ChildNode[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(owner.createElement(tag), properties)
  made.append(...children)
  return made
}

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Like `unwrap`, but text outside of blocks becomes paragraphs, so that it does not join adjacent text. */
export function unwrapBlocks(wrapper: Element): void {
  if (!wrapper.querySelector(BLOCKS)) return void rename(wrapper, 'p')
  let paragraph: HTMLElement | null = null
  for (const child of [...wrapper.childNodes]) {
    const isBlock = child instanceof Element && (child.matches(BLOCKS) || child.querySelector(BLOCKS) !== null)
    if (isBlock || (!paragraph && !child.textContent?.trim())) {
      paragraph = null
      continue
    }
    if (!paragraph) {
      paragraph = wrapper.ownerDocument.createElement('p')
      child.before(paragraph)
    }
    paragraph.append(child)
  }
  unwrap(wrapper)
}

/** The texts or comments in a tree. @param kind a constant of `NodeFilter`. */
export function nodesIn(body: HTMLElement, kind: number): CharacterData[] {
  const walker = body.ownerDocument.createTreeWalker(body, kind)
  const nodes: CharacterData[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as CharacterData)
  return nodes
}

const FIGURE_BLOCKS = 'br, hr, p, h2, h3, h4, ul, ol, li, blockquote, pre'

/** Maximum number of columns of a table; larger ones are malformed. */
const MAX_WIDTH = 1_000

/** Normalizes figures and tables to what the schema supports, without losing text. */
export function normalizeFigures(body: HTMLElement): void {
  for (const column of body.querySelectorAll('col, colgroup')) column.remove()
  for (const table of body.querySelectorAll('table')) normalizeTable(table)
  for (const figure of [...body.querySelectorAll('figure')].reverse()) normalizeFigure(figure)
}

/** Replaces the blocks in an element by inline text, with spaces between their words. */
export function toInline(element: Element): void {
  for (const border of element.querySelectorAll(FIGURE_BLOCKS)) border.replaceWith(' ', ...border.childNodes, ' ')
}

/** Most pictures in a row. */
export const MOST_IN_ROW = 3

/** Reduces a figure to one image or table, or two or three images, and its caption; everything else moves out of it. */
function normalizeFigure(figure: Element): void {
  if (figure.matches('[data-video]:has(> a:only-child)')) return
  const captions = [...figure.querySelectorAll('figcaption')].filter((caption) => caption.closest('figure') === figure)
  for (const caption of captions) if (!caption.textContent?.trim()) caption.remove()
  const [caption, ...more] = captions.filter(({ isConnected }) => isConnected)
  const nodes = [...figure.querySelectorAll('img, table')].filter(
    (each) => !each.parentElement?.closest('table') && !caption?.contains(each),
  )
  const isRow = nodes.length > 1 && nodes.length <= MOST_IN_ROW && nodes.every(({ localName }) => localName === 'img')
  const isAlone = (isRow || (nodes.length === 1 && caption)) && isAllOf(figure, [...nodes, ...captions])
  if (more.length === 0 && isAlone && !figure.querySelector('figure, a img')) {
    if (caption) toInline(caption)
    return figure.replaceChildren(...nodes, ...(caption ? [caption] : []))
  }
  for (const each of captions) if (each.isConnected) rename(each, 'p')
  unwrap(figure)
}

function isAllOf(figure: Element, parts: Element[]): boolean {
  const length = (element: Element) => (element.textContent ?? '').replace(/\s+/g, '').length
  return length(figure) === parts.reduce((sum, part) => sum + length(part), 0)
}

function normalizeTable(table: HTMLTableElement): void {
  const { caption } = table
  if (caption) {
    caption.remove()
    if (caption.textContent?.trim()) {
      const figure = table.ownerDocument.createElement('figure')
      table.replaceWith(figure)
      figure.append(table, caption)
      rename(caption, 'figcaption')
    }
  }
  if (table.querySelector('td, th')) fillRows(table)
  else table.remove()
}

/** Pads every row to the number of cells of the longest. */
function fillRows({ rows, ownerDocument }: HTMLTableElement): void {
  const occupied: number[] = []
  const widths = [...rows].map((row, index) => {
    const own = [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0)
    for (const { rowSpan, colSpan } of row.cells) {
      for (let below = index + 1; below < Math.min(index + rowSpan, rows.length); below += 1)
        occupied[below] = (occupied[below] ?? 0) + colSpan
    }
    return own + (occupied[index] ?? 0)
  })
  const width = Math.min(Math.max(...widths), MAX_WIDTH)
  for (const [index, row] of [...rows].entries()) {
    for (let missing = width - (widths[index] ?? 0); missing > 0; missing -= 1)
      row.append(ownerDocument.createElement('td'))
  }
}

/**
 * Reads something of each outermost block of a document, and again only of blocks that changed since: reading a text
 * of 20,000 words after each key takes longer than the key itself.
 * @param read must depend on nothing but the block.
 */
export function perBlock<T>(read: (block: Node) => T): (doc: Node) => { value: T; pos: number }[] {
  const known = new WeakMap<Node, { value: T }>()
  const valueOf = (block: Node): T => {
    const entry = known.get(block) ?? { value: read(block) }
    known.set(block, entry)
    return entry.value
  }
  return (doc) => topBlocks(doc).map(({ node, pos }) => ({ value: valueOf(node), pos }))
}

/** The outermost blocks of a document, with their positions. */
export function topBlocks(doc: Node): { node: Node; pos: number; index: number }[] {
  const blocks: { node: Node; pos: number; index: number }[] = []
  doc.forEach((node, pos, index) => void blocks.push({ node, pos, index }))
  return blocks
}

/** Calls a function with a block and all nodes in it, with their positions from its start. */
export function eachNode(block: Node, visit: (node: Node, pos: number) => void): void {
  visit(block, 0)
  block.descendants((node, pos) => visit(node, pos + 1))
}
