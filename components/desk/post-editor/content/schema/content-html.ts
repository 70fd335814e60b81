import { getHTMLFromFragment } from '@tiptap/core'
import { Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { withoutHolders, withHolders } from '../unsupported/unsupported-part'
import { perBlock } from './normalize-markup'
import { parseContent, trimmed, serializeContent } from './schema-content'

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

/** Whether two documents are equal except for trailing empty paragraphs. */
export function isSameContent(one: Node, other: Node): boolean {
  return trimmed(one).eq(trimmed(other))
}
