/** Whether a click follows a link in the same tab, as opposed to one that opens a tab, a window or a download. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
