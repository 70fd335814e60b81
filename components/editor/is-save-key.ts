import type { KeyboardEvent } from 'react'

/** Whether a key event is the save shortcut: Ctrl+S, or Cmd+S on macOS. */
export function isSaveKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey
}
