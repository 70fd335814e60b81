const KEY = 'homeFeed'
/** Maximum number of history entries with a stored position; the oldest are evicted first. */
const MAX_ENTRIES = 30

/**
 * Scroll state of the home list: the number of posts loaded, the index of the first visible row and its top
 * in CSS pixels.
 */
type FeedScroll = { limit: number; row: number; top: number }

/** Key of the current history entry; one shared key in browsers without the Navigation API. */
export const historyEntry = (): string => window.navigation?.currentEntry?.key ?? 'tab'

/**
 * The stored scroll state of the current history entry on reload or back/forward. A new visit discards it,
 * so that a later reload starts at the top; other entries are left alone.
 */
export function storedFeedScroll(): FeedScroll | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isBack = navigation?.type === 'back_forward' || navigation?.type === 'reload'
  const places = readPlaces()
  const entry = historyEntry()
  if (isBack) return places.get(entry) ?? null
  if (places.delete(entry)) writePlaces(places)
  return null
}

/**
 * Stores the scroll state of the list.
 * @param entry history entry that shows the list.
 */
export function storeFeedScroll(limit: number, list: Element, entry: string): void {
  const rows = [...list.children]
  const row = rows.findIndex((child) => child.getBoundingClientRect().bottom > 0)
  if (row < 0) return
  const places = readPlaces()
  places.delete(entry)
  writePlaces(places.set(entry, { limit, row, top: rows[row]?.getBoundingClientRect().top ?? 0 }))
}

/** Stored scroll states by history entry, oldest first; empty if the stored value is invalid. */
function readPlaces(): Map<string, FeedScroll> {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string, Partial<FeedScroll>][]
    const isComplete = (state: Partial<FeedScroll> | undefined) =>
      [state?.limit, state?.row, state?.top].every((value) => typeof value === 'number')
    return new Map(stored.filter(([, state]) => isComplete(state)) as [string, FeedScroll][])
  } catch {
    return new Map()
  }
}

/** Stores nothing when session storage is unavailable. */
function writePlaces(places: Map<string, FeedScroll>): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MAX_ENTRIES)))
  } catch {
    return
  }
}

/**
 * Scrolls the row back to its stored position. Rows are laid out lazily (content-visibility), so the
 * position is corrected for a few frames.
 */
export function scrollToRow({ row, top }: FeedScroll, list: Element): void {
  const correct = (frames: number) => {
    const offset = (list.children[row]?.getBoundingClientRect().top ?? top) - top
    if (Math.abs(offset) > 1) window.scrollBy({ top: offset, behavior: 'instant' })
    if (frames > 0) requestAnimationFrame(() => correct(frames - 1))
  }
  correct(3)
}
