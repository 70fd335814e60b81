import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '@/e2e/support/chromium'
import { benchFolder } from '../content/bench-folder'
import { startSite } from '../servers'
import { ADMIN } from './interactions'
import { type KeyTimes, observeKeys, timeKeys } from './key-times'
import { createDraft, longArticle, uploadPictures } from './long-article'

/**
 * `npm run bench:typing`: types in a post of 20,000 words with 50 pictures, on a CPU four times slower than this
 * machine's, and prints the milliseconds from key to paint.
 */
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

const { folder, remove } = await benchFolder(1)
Object.assign(process.env, { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password })
const site = await startSite(folder)
const browser = await chromium.launch({
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: ['--disable-background-networking'],
})

try {
  const authorization = `Basic ${Buffer.from(`${ADMIN.username}:${ADMIN.password}`).toString('base64')}`
  const pictures = await uploadPictures(site.origin, authorization, PICTURES)
  const id = await createDraft(site.origin, authorization, longArticle(WORDS, pictures))
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(observeKeys)
  await page.goto(`${site.origin}/admin/post/${id}`)
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
  console.info(`${WORDS.toLocaleString('en-US')} words, ${PICTURES} pictures, CPU ${CPU_SLOWDOWN} times slower`)
  console.table(rows)
} finally {
  await browser.close()
  await site.stop()
  remove()
}
