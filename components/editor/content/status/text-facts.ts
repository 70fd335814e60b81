import type { Node } from '@tiptap/pm/model'
import { minutesFor, wordsIn } from '@/lib/format/texts/reading-time'

export type TextFacts = {
  words: number
  minutes: number
  /** The headings, with their positions. */
  outline: { text: string; level: number; pos: number }[]
}

/** Word count, reading time in minutes, and headings of a document. */
export function textFacts(doc: Node): TextFacts {
  let words = 0
  const outline: TextFacts['outline'] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    words += wordsIn(node.textBetween(0, node.content.size, ' ', ' '))
    const text = node.textContent.trim()
    if (node.type.name === 'heading' && text) outline.push({ text, level: Number(node.attrs.level), pos })
    return false
  })
  return { words, minutes: minutesFor(words), outline }
}
