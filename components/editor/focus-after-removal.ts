/**
 * Moves the focus as an item is removed: to the next item's last button, which removes that one, or where
 * there is no next.
 * @param list holds the items as its children.
 */
export function focusAfterRemoval(list: Element | null, index: number, focusElsewhere: () => void): void {
  const buttons = list?.children[index + 1]?.querySelectorAll<HTMLElement>('button')
  const last = buttons && [...buttons].at(-1)
  if (last) last.focus()
  else focusElsewhere()
}
