import type { Node, Schema } from '@tiptap/pm/model'
import { withForeignParts } from './unsupported-part'
import { heldBody } from './unsupported-holders'
import { readHeld, trimmed, writeHeld } from './schema-content'

/** The content as stored HTML, normalized as after a reload; empty for an empty document. */
export function contentHtml(doc: Node): string {
  return withForeignParts(writeHeld(readHeld(writeHeld(trimmed(doc)), doc.type.schema)))
}

/** Parses stored HTML into a document, including the holders of unsupported parts. */
export function readContent(html: string, schema: Schema): Node {
  return readHeld(heldBody(html, schema), schema)
}

/** Whether two documents are equal except for trailing empty paragraphs. */
export function isSameContent(one: Node, other: Node): boolean {
  return trimmed(one).eq(trimmed(other))
}
