import { getHTMLFromFragment } from '@tiptap/core'
import { Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { contentLoss } from '../unsupported/content-loss'
import { holderOf, withoutHolders } from '../unsupported/unsupported-part'
import { parseFragment, perBlock, unwrapBlocks } from './normalize-markup'
import { parseContent, trimmed, serializeContent } from './schema-content'
import { schemaHtml } from './schema-html'

/** The content as stored HTML, normalized as after a reload; empty for an empty document. */
export function contentHtml(doc: Node): string {
  return withoutHolders(serializeContent(parseContent(serializeContent(trimmed(doc)), doc.type.schema)))
}

/** HTML of each block. */
const blocksHtml = perBlock((block) => withoutHolders(getHTMLFromFragment(Fragment.from(block), block.type.schema)))

/**
 * The content as HTML that is not normalized, for drafts: in a text of 20,000 words a hundredth of the time of
 * `contentHtml`, while one block changes.
 */
export function draftHtml(doc: Node): string {
  return blocksHtml(trimmed(doc))
    .map(({ value }) => value)
    .join('')
}

/** Parses stored HTML into a document, including the holders of unsupported parts. */
export function readContent(html: string, schema: Schema): Node {
  return parseContent(withHolders(html, schema), schema)
}

/** Stored HTML as the editor serializes it, for comparison: the sanitizer's markup for the same content differs slightly. */
export const editorHtml = (stored: string, schema: Schema): string => contentHtml(readContent(stored, schema))

/** Elements that only group others. */
const GROUPS = 'div, section, article, main'

/**
 * Stored HTML prepared for the editor: each part that the schema cannot represent is replaced by a holder; all of it, if
 * something would be lost even so.
 */
export function withHolders(html: string, schema: Schema): string {
  const lossOf = (part: string) => contentLoss(part, serializeContent(parseContent(part, schema)))
  const unsupported = lossOf(html)
  if (unsupported.length === 0) return schemaHtml(html)
  const body = parseFragment(html)
  for (const part of [...body.children]) replaceUnsupported(part, lossOf)
  const prepared = schemaHtml(body.innerHTML)
  const isLost = contentLoss(html, contentHtml(parseContent(prepared, schema))).length > 0
  return isLost ? holderOf(html, unsupported).outerHTML : prepared
}

function replaceUnsupported(part: Element, lossOf: (html: string) => string[]): void {
  const unsupported = lossOf(part.outerHTML)
  if (unsupported.length === 0) return
  if (!part.matches(GROUPS)) return part.replaceWith(holderOf(part.outerHTML, unsupported))
  const inner = [...part.children]
  unwrapBlocks(part)
  for (const each of inner) replaceUnsupported(each, lossOf)
}

/** Whether two documents are equal except for trailing empty paragraphs. */
export function isSameContent(one: Node, other: Node): boolean {
  return trimmed(one).eq(trimmed(other))
}
