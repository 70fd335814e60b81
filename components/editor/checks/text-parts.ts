import type { Node } from '@tiptap/pm/model'

/** What the checks read of a text, with positions in its document. */
export type TextParts = {
  /** Characters, without spaces at the ends. */
  length: number
  links: { href: string; text: string; pos: number }[]
  headings: { text: string; level: number; pos: number }[]
  /** Positions of the pictures without alt text. */
  undescribed: number[]
}

/** Of a text that cannot be read: nothing is pointed out. */
export const NO_PARTS: TextParts = { length: Infinity, links: [], headings: [], undescribed: [] }

/** Reads a document for the checks. */
export function textParts(doc: Node): TextParts {
  const links: TextParts['links'] = []
  const headings: TextParts['headings'] = []
  const undescribed: number[] = []
  doc.descendants((node, pos) => {
    const { name } = node.type
    if (name === 'image' && !String(node.attrs.alt ?? '').trim()) undescribed.push(pos)
    if (name === 'heading') headings.push({ text: node.textContent.trim(), level: Number(node.attrs.level), pos })
    const href: unknown = node.marks.find(({ type }) => type.name === 'link')?.attrs.href
    if (!node.isText || typeof href !== 'string') return
    const before = links.at(-1)
    // A link with a bold word in it is several text nodes.
    if (before?.href === href && before.pos + before.text.length === pos) before.text += node.text ?? ''
    else links.push({ href, text: node.text ?? '', pos })
  })
  return { length: doc.textBetween(0, doc.content.size, ' ').trim().length, links, headings, undescribed }
}
