import type { Node } from '@tiptap/pm/model'
import { eachNode, perBlock } from '../schema/per-block'

/** Blocks from which on a text counts as long. */
const MANY_BLOCKS = 150

/** Whether each block has a picture at its side. */
const floatsInBlocks = perBlock((block) => {
  let floats = false
  eachNode(block, ({ type, attrs }) => {
    if (type.name === 'image' && (attrs.align === 'left' || attrs.align === 'right')) floats = true
  })
  return floats
})

/**
 * Whether blocks out of sight should not be laid out: in a text of 20,000 words a third of the time from key to paint
 * (`npm run bench:browser -- typing`). Text would no longer run around pictures at its side, so a text with one does without.
 */
export function isLongText(doc: Node): boolean {
  return doc.childCount > MANY_BLOCKS && floatsInBlocks(doc).every(({ value }) => !value)
}
