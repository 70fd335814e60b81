import { type ChildNode, Element, isTag, isText, Text } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { EMBED_MARK, placeEmbeds } from './embeds'
import { CONTENT_BLOCKS, CONTENT_TABLES, FOREIGN_BLOCKS } from '@/lib/contract/posts/content-elements'

const FOREIGN = new Set(FOREIGN_BLOCKS)
const isCallout = ({ name, attribs }: Element) => name === 'aside' && Boolean(attribs['data-callout'])
const isForeign = (node: ChildNode): node is Element => isTag(node) && FOREIGN.has(node.name) && !isCallout(node)
/** Whether HTML may have something to convert. */
const CONVERTIBLE = new RegExp(`<(?:${FOREIGN_BLOCKS.join('|')})[ >/]|${EMBED_MARK}`)

/** Elements that may contain paragraphs; in others a block becomes a line. */
const HOLDS_BLOCKS = new Set([...FOREIGN_BLOCKS, 'blockquote', 'li', 'td', 'th', 'figure', 'figcaption'])
const BLOCKS = new Set([...CONTENT_BLOCKS, ...CONTENT_TABLES])
const isBlock = (node: ChildNode) => isTag(node) && (BLOCKS.has(node.name) || isCallout(node))
/** Next to these no line break is needed. */
const APART = new Set([...BLOCKS, ...FOREIGN_BLOCKS, 'br'])

/**
 * Converts unsupported blocks to paragraphs, or to lines where no paragraph is allowed, so that their words stay separated.
 * @param html sanitized, not deeply nested, still with the unsupported blocks.
 */
export function plainBlocks(html: string): string {
  if (!CONVERTIBLE.test(html)) return html
  const body = parseDocument(html)
  for (const block of DomUtils.filter((node) => isForeign(node as ChildNode), body).reverse() as Element[])
    replaceBlock(block)
  placeEmbeds(body)
  return DomUtils.getOuterHTML(body)
}

function replaceBlock(block: Element): void {
  const { parent } = block
  const asLine = parent !== null && isTag(parent) && !HOLDS_BLOCKS.has(parent.name)
  const parts = asLine ? lineOf(block) : paragraphsOf(block)
  for (const part of parts) DomUtils.prepend(block, part)
  DomUtils.removeElement(block)
}

/** Lines are separated from their neighbours, also across the ends of inline elements. */
function lineOf(block: Element): ChildNode[] {
  const border = (side: 'prev' | 'next') => {
    const neighbor = adjacentInLine(block, side)
    return neighbor && !(isTag(neighbor) && APART.has(neighbor.name)) ? [new Element('br', {})] : []
  }
  return [...border('prev'), ...block.children, ...border('next')]
}

function adjacentInLine(element: Element, side: 'prev' | 'next'): ChildNode | null {
  const adjacent = element[side]
  const { parent } = element
  const isInLine = parent !== null && isTag(parent) && !BLOCKS.has(parent.name) && !HOLDS_BLOCKS.has(parent.name)
  if (!adjacent) return isInLine ? adjacentInLine(parent, side) : null
  return edgeOf(adjacent, side === 'next' ? 'firstChild' : 'lastChild')
}

function edgeOf(node: ChildNode, edge: 'firstChild' | 'lastChild'): ChildNode {
  const inner = isTag(node) && !APART.has(node.name) ? node[edge] : null
  return inner ? edgeOf(inner, edge) : node
}

function paragraphsOf(block: Element): ChildNode[] {
  const parts: ChildNode[] = []
  let paragraph: Element | null = null
  for (const child of [...block.children]) {
    if (isBlock(child)) {
      paragraph = null
      parts.push(child)
    } else if (paragraph) {
      DomUtils.appendChild(paragraph, child)
    } else if (!(isText(child) && child.data.trim() === '')) {
      paragraph = new Element('p', {})
      parts.push(paragraph)
      DomUtils.appendChild(paragraph, child)
    }
  }
  return parts.length > 0 ? parts : [new Text(' ')]
}
