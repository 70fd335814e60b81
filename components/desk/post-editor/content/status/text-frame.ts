import { useSyncExternalStore } from 'react'
import type { Node } from '@tiptap/pm/model'
import { eachNode, perBlock } from '../schema/normalize-markup'

/** Blocks from which on a text counts as long. */
const MANY_BLOCKS = 150

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

/** CSS pixels: less is the browser's own bars. */
const LEAST = 120

/** Height of the on-screen keyboard over the page in CSS pixels; 0 without one. */
export const useKeyboardHeight = () => useSyncExternalStore(onKeyboard, keyboardHeight)

function keyboardHeight(): number {
  const { height, offsetTop, scale } = window.visualViewport ?? { height: window.innerHeight, offsetTop: 0, scale: 1 }
  const covered = window.innerHeight - height - offsetTop
  return scale === 1 && covered > LEAST ? Math.round(covered) : 0
}

function onKeyboard(onChange: () => void) {
  const stop = new AbortController()
  for (const change of ['resize', 'scroll'])
    window.visualViewport?.addEventListener(change, onChange, { signal: stop.signal })
  return () => stop.abort()
}
