import type { Browser, Page } from '@playwright/test'
import { ADMIN } from './interactions'
import { type KeyTimes, observeKeys, timeKeys } from './key-times'
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
