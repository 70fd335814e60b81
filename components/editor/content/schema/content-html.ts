import type { Node, Schema } from '@tiptap/pm/model'
import { withoutHolders } from '../unsupported/unsupported-part'
import { withHolders } from '../unsupported/unsupported-holders'
import { parseContent, trimmed, serializeContent } from './schema-content'

/** The content as stored HTML, normalized as after a reload; empty for an empty document. */
export function contentHtml(doc: Node): string {
  return withoutHolders(serializeContent(parseContent(serializeContent(trimmed(doc)), doc.type.schema)))
}

/** Parses stored HTML into a document, including the holders of unsupported parts. */
export function readContent(html: string, schema: Schema): Node {
  return parseContent(withHolders(html, schema), schema)
}

/** Whether two documents are equal except for trailing empty paragraphs. */
export function isSameContent(one: Node, other: Node): boolean {
  return trimmed(one).eq(trimmed(other))
}
