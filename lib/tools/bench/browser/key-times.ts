import type { Page } from '@playwright/test'

/** Milliseconds between keys: a fast typist. */
const BETWEEN_KEYS = 110

type Watched = typeof globalThis & { keys: Map<number, number>; tasks: number[] }
type KeyEvent = PerformanceEntry & { interactionId: number }

/** Milliseconds from key to paint of each key, those too short to be reported as 0, and the longest task. */
export type KeyTimes = { keys: number[]; task: number }

/** Runs in the page before its own scripts. */
export function observeKeys(): void {
  const watched = globalThis as Watched
  watched.keys = new Map()
  watched.tasks = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as KeyEvent[]) {
      if (entry.interactionId && entry.name.startsWith('key'))
        watched.keys.set(entry.interactionId, Math.max(entry.duration, watched.keys.get(entry.interactionId) ?? 0))
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** Types a text where the cursor is and times each key. */
export async function timeKeys(page: Page, text: string): Promise<KeyTimes> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))))
  await page.evaluate(() => {
    const watched = globalThis as Watched
    watched.keys.clear()
    watched.tasks.length = 0
  })
  await page.keyboard.type(text, { delay: BETWEEN_KEYS })
  // Work that waits for a pause in typing counts as well.
  await page.waitForTimeout(1500)
  const { slow, tasks } = await page.evaluate(() => {
    const watched = globalThis as Watched
    return { slow: [...watched.keys.values()], tasks: watched.tasks }
  })
  const quick = Array.from({ length: Math.max(0, text.length - slow.length) }, () => 0)
  return { keys: [...quick, ...slow].sort((one, other) => one - other), task: Math.max(0, ...tasks) }
}
