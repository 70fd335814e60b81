/**
 * Moves focus when an item is removed: to the last button of the next item, which removes that one, or
 * elsewhere if there is none.
 * @param list the parent of the items.
 */
export function focusAfterRemoval(list: Element | null, index: number, focusElsewhere: () => void): void {
  const buttons = list?.children[index + 1]?.querySelectorAll<HTMLElement>('button')
  const last = buttons && [...buttons].at(-1)
  if (last) last.focus()
  else focusElsewhere()
}
