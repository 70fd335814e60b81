import type { Node } from '@tiptap/pm/model'

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
  return (doc) => {
    const found: { value: T; pos: number }[] = []
    doc.forEach((block, pos) => void found.push({ value: valueOf(block), pos }))
    return found
  }
}

/** Calls a function with a block and all nodes in it, with their positions from its start. */
export function eachNode(block: Node, visit: (node: Node, pos: number) => void): void {
  visit(block, 0)
  block.descendants((node, pos) => visit(node, pos + 1))
}
