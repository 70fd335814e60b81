const KEY = 'homeFeed'

/** How far the home list was read when its page was left: how many posts, and where the first row in view stood, in pixels. */
type Kept = { limit: number; row: number; top: number }

/** What was kept, if the reader comes back to the list; who comes to it anew has it forgotten, so that a reload begins anew too. */
export function keptFeed(): Kept | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isBack = navigation?.type === 'back_forward' || navigation?.type === 'reload'
  try {
    if (!isBack) window.sessionStorage.removeItem(KEY)
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null
    return [kept?.limit, kept?.row, kept?.top].every((value) => typeof value === 'number') ? (kept as Kept) : null
  } catch {
    return null
  }
}

/** Keeps how far the list was read, for the way back. */
export function keepFeed(limit: number, list: Element): void {
  const rows = [...list.children]
  const row = rows.findIndex((child) => child.getBoundingClientRect().bottom > 0)
  if (row < 0) return
  try {
    const kept: Kept = { limit, row, top: rows[row]?.getBoundingClientRect().top ?? 0 }
    window.sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    return
  }
}

/** Brings the row back to where it stood. What comes into view is laid out only then, and may move it once more. */
export function returnToRow({ row, top }: Kept, list: Element): void {
  const settle = (frames: number) => {
    const away = (list.children[row]?.getBoundingClientRect().top ?? top) - top
    if (Math.abs(away) > 1) window.scrollBy({ top: away, behavior: 'instant' })
    if (frames > 0) requestAnimationFrame(() => settle(frames - 1))
  }
  settle(3)
}
