type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a key event is the save shortcut: Ctrl+S, or Cmd+S on macOS. */
export function isSaveKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey
}
