import type { Browser, Page } from '@playwright/test'
import { ADMIN } from './interactions'
import { createDraft, longArticle, uploadPictures } from './long-article'

const WORDS = 20_000
const PICTURES = 50
const CPU_SLOWDOWN = 4
const TEXT = 'Measure twice, cut once, and keep the offcut for the next shelf. '

/** Blocks in which to type, as the share of the text before them. */
const PLACES = { start: 0, middle: 0.5, end: 1 } as const

async function clickInto(page: Page, share: number): Promise<void> {
  const paragraphs = page.getByRole('textbox', { name: 'Content' }).locator('> p')
  const count = await paragraphs.count()
  const paragraph = paragraphs.nth(Math.round((count - 2) * share))
  await paragraph.scrollIntoViewIfNeeded()
  await paragraph.click()
  await page.keyboard.press('End')
}

const at = (values: readonly number[], share: number) =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))]

const rowOf = (place: string, { keys, task }: KeyTimes) => ({
  'typing at the': place,
  keys: keys.length,
  'median ms': at(keys, 0.5),
  '95th percentile ms': at(keys, 0.95),
  'worst ms': at(keys, 1),
  'longest task ms': Math.round(task),
})

/** Types in a post of 20,000 words with 50 pictures, on a CPU four times slower: the milliseconds from key to paint. */
export async function typingRows(browser: Browser, origin: string) {
  const authorization = `Basic ${Buffer.from(`${ADMIN.username}:${ADMIN.password}`).toString('base64')}`
  const pictures = await uploadPictures(origin, authorization, PICTURES)
  const id = await createDraft(origin, authorization, longArticle(WORDS, pictures))
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(observeKeys)
  await page.goto(`${origin}/admin/post/${id}`)
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Content' }).waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const rows = []
  for (const [place, share] of Object.entries(PLACES)) {
    await clickInto(page, share)
    rows.push(rowOf(place, await timeKeys(page, TEXT)))
  }
  await page.close()
  return rows
}

/** Milliseconds between keys: a fast typist. */
const BETWEEN_KEYS = 110

type Watched = typeof globalThis & { keys: Map<number, number>; tasks: number[] }
type KeyEvent = PerformanceEntry & { interactionId: number }

/** Milliseconds from key to paint of each key, those too short to be reported as 0, and the longest task. */
type KeyTimes = { keys: number[]; task: number }

/** Runs in the page before its own scripts. */
function observeKeys(): void {
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
async function timeKeys(page: Page, text: string): Promise<KeyTimes> {
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
