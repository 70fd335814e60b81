import type { Node, Schema } from '@tiptap/pm/model'
import { withForeignParts } from './foreign-part'
import { heldBody } from './held-body'
import { readHeld, trimmed, writeHeld } from './held-content'

/** The body as it is stored: what a reload would show of it, and nothing for an empty one. */
export function contentHtml(doc: Node): string {
  return withForeignParts(writeHeld(readHeld(writeHeld(trimmed(doc)), doc.type.schema)))
}

/** The body that stored HTML stands for in the editor. */
export function readContent(html: string, schema: Schema): Node {
  return readHeld(heldBody(html, schema), schema)
}

/** Whether two bodies are the same but for empty lines at the end. */
export function isSameContent(one: Node, other: Node): boolean {
  return trimmed(one).eq(trimmed(other))
}
