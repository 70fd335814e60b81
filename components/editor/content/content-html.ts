import { getHTMLFromFragment } from '@tiptap/core'
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model'
import { heldMarkup } from './held-markup'
import { treeOf } from './plain-markup'

/** The body as it is stored: what a reload would show of it, and nothing for an empty one. */
export function contentHtml(doc: Node): string {
  return write(readContent(write(trimmed(doc)), doc.type.schema))
}

/** The body that HTML stands for in the editor. */
export function readContent(html: string, schema: Schema): Node {
  return trimmed(DOMParser.fromSchema(schema).parse(treeOf(heldMarkup(html))))
}

/** Whether two bodies are the same but for empty lines at the end. */
export function isSameContent(one: Node, other: Node): boolean {
  return trimmed(one).eq(trimmed(other))
}

function write(doc: Node): string {
  return getHTMLFromFragment(doc.content, doc.type.schema)
}

function trimmed(doc: Node): Node {
  let end = doc.content.size
  for (let index = doc.childCount - 1; index >= 0; index -= 1) {
    const child = doc.child(index)
    if (child.type.name !== 'paragraph' || child.content.size > 0) break
    end -= child.nodeSize
  }
  return doc.copy(doc.content.cut(0, end))
}
