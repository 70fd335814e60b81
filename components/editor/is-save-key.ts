import type { KeyboardEvent } from 'react'

/** Whether a key saves the post: Ctrl+S, or Cmd+S on a Mac. */
export function isSaveKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey
}
