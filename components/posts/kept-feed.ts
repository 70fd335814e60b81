const KEY = 'homeFeed'

/** How far the home list was read when its page was left. */
type Kept = { limit: number; scroll: number }

/** What was kept, if the reader comes back to the list rather than to it anew. */
export function keptFeed(): Kept | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'back_forward' && navigation?.type !== 'reload') return null
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null
    return typeof kept?.limit === 'number' && typeof kept.scroll === 'number' ? (kept as Kept) : null
  } catch {
    return null
  }
}

/** Keeps how far the list was read, for the way back. */
export function keepFeed(kept: Kept): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    return
  }
}
