import 'server-only'

/**
 * How a page is read from the nearer end of an ordered list: rows are skipped one by one, and the last
 * page is then as near as the first. `size` is short of the page's where the list ends on it.
 * @param skipped rows before the page, fewer than `total`
 */
export function seekDirection(skipped: number, size: number, total: number): { reversed: boolean; offset: number; size: number } {
  const held = Math.min(size, total - skipped)
  const behind = total - skipped - held
  return behind < skipped ? { reversed: true, offset: behind, size: held } : { reversed: false, offset: skipped, size }
}
