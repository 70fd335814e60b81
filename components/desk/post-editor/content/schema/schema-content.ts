import { getHTMLFromFragment } from '@tiptap/core'
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model'
import { schemaHtml } from './schema-html'
import { parseFragment } from './normalize-markup'

/** Parses HTML into a document, as far as the schema supports it. */
export function parseContent(html: string, schema: Schema): Node {
  return trimmed(DOMParser.fromSchema(schema).parse(parseFragment(schemaHtml(html))))
}

/** Serializes a document to HTML; unsupported parts stay in their holders. */
export function serializeContent(doc: Node): string {
  return getHTMLFromFragment(doc.content, doc.type.schema)
}

/** A document without trailing empty paragraphs. */
export function trimmed(doc: Node): Node {
  let end = doc.content.size
  for (let index = doc.childCount - 1; index >= 0; index -= 1) {
    const child = doc.child(index)
    if (child.type.name !== 'paragraph' || child.content.size > 0) break
    end -= child.nodeSize
  }
  return doc.copy(doc.content.cut(0, end))
}
