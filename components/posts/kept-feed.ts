const KEY = 'homeFeed'
/** Entries of the history whose place is kept; the one left longest ago goes first. */
const MAX_ENTRIES = 30

/** How far the home list was read when its page was left: how many posts, and where the first row in view stood, in pixels. */
type Kept = { limit: number; row: number; top: number }

/** What names the current entry of the tab's history; one name for all of them where the browser tells none. */
export const historyEntry = (): string => window.navigation?.currentEntry?.key ?? 'tab'

/**
 * What was kept of this entry of the history, if the reader comes back to it; who comes to it anew has it
 * forgotten, so that a reload begins anew too. Other entries of the list keep their own.
 */
export function keptFeed(): Kept | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isBack = navigation?.type === 'back_forward' || navigation?.type === 'reload'
  const places = readPlaces()
  const entry = historyEntry()
  if (isBack) return places.get(entry) ?? null
  if (places.delete(entry)) writePlaces(places)
  return null
}

/**
 * Keeps how far the list was read, for the way back.
 * @param entry of the history that shows the list.
 */
export function keepFeed(limit: number, list: Element, entry: string): void {
  const rows = [...list.children]
  const row = rows.findIndex((child) => child.getBoundingClientRect().bottom > 0)
  if (row < 0) return
  const places = readPlaces()
  places.delete(entry)
  writePlaces(places.set(entry, { limit, row, top: rows[row]?.getBoundingClientRect().top ?? 0 }))
}

/** By their entries, the one left longest ago first; none where what is stored cannot be read. */
function readPlaces(): Map<string, Kept> {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string, Partial<Kept>][]
    const isWhole = (kept: Partial<Kept> | undefined) => [kept?.limit, kept?.row, kept?.top].every((value) => typeof value === 'number')
    return new Map(stored.filter(([, kept]) => isWhole(kept)) as [string, Kept][])
  } catch {
    return new Map()
  }
}

/** Keeps none where the browser lets nothing be stored. */
function writePlaces(places: Map<string, Kept>): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MAX_ENTRIES)))
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
