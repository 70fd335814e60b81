import 'server-only'

/**
 * Reads a page from the nearer end of a sorted list, since OFFSET skips rows one by one: the last page is then as cheap
 * as the first. `size` is smaller than the page's if the list ends on it.
 * @param skipped rows before the page, fewer than `total`
 */
export function seekDirection(
  skipped: number,
  size: number,
  total: number,
): { reversed: boolean; offset: number; size: number } {
  const held = Math.min(size, total - skipped)
  const behind = total - skipped - held
  return behind < skipped ? { reversed: true, offset: behind, size: held } : { reversed: false, offset: skipped, size }
}
