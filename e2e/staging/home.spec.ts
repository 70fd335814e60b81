import type { Page } from '@playwright/test'
import { boxOf, expect, need, test, titlesOf } from '../support/staging'

const rows = (page: Page) => page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 })
const rowTitles = async (page: Page, count: number) => (await rows(page).allTextContents()).slice(0, count)

test('Home shows the latest posts of the API, one per row', async ({ page, api }) => {
  const latest = await api.latest(10)
  need(latest.length > 0, 'published post')
  const [lead] = await api.latest(10, '&isHighlighted=true')
  const expected = latest.length > 1 && latest[0]?.id === lead?.id ? latest.slice(1) : latest
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Home' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => rowTitles(page, expected.length)).toEqual(titlesOf(expected))
  if (lead) await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(lead.title)
  const boxes = await rows(page).evaluateAll((titles) =>
    titles.map((title) => {
      const { left, top, bottom } = (title.closest('article') ?? title).getBoundingClientRect()
      return { left, top, bottom }
    }),
  )
  boxes.slice(1).forEach((box, index) => expect(box.top).toBeGreaterThanOrEqual(boxes[index]?.bottom ?? 0))
  expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(1)
})

test('the highlights of the API stand four in a row, and the buttons move by four', async ({ page, api }) => {
  const highlights = await api.latest(10, '&isHighlighted=true')
  need(highlights.length > 4, 'five highlighted posts')
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Highlights' })
  const slides = carousel.getByRole('group', { name: /^\d+ of \d+$/ })
  await expect(slides).toHaveCount(highlights.length)
  for (const [index, { title }] of highlights.entries()) await expect(slides.nth(index)).toContainText(title)
  const strip = await boxOf(slides.first().locator('..'))
  const boxes = await Promise.all((await slides.all()).map(boxOf))
  expect(boxes.filter(({ right }) => right <= strip.right + 1)).toHaveLength(4)
  const start = boxes[0]?.x ?? 0
  const last = Math.min(4, highlights.length - 4)
  await carousel.getByRole('button', { name: 'Next highlights' }).click()
  await expect.poll(async () => (await boxOf(slides.nth(last))).x).toBeCloseTo(start, -1)
  await carousel.getByRole('button', { name: 'Previous highlights' }).click()
  await expect.poll(async () => (await boxOf(slides.first())).x).toBeCloseTo(start, -1)
})

test('the list loads more on scroll, and Back returns to the same post', async ({ page, api }) => {
  const latest = await api.latest(20)
  need(latest.length > 10, 'eleven published posts')
  const [lead] = await api.latest(10, '&isHighlighted=true')
  const expected = latest[0]?.id === lead?.id ? latest.slice(1) : latest
  await page.goto('/')
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => rowTitles(page, expected.length)).toEqual(titlesOf(expected))
  const row = rows(page).nth(10)
  const title = await row.innerText()
  await row.getByText(title).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(rows(page).nth(10)).toHaveText(title)
  await expect(rows(page).nth(10)).toBeInViewport()
})

test('the list ends with its end note', async ({ page, api }) => {
  const latest = await api.latest(40)
  need(latest.length > 0 && latest.length < 40, 'between one and 39 published posts')
  await page.goto('/')
  const end = page.getByText('No more posts to load')
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded()
    await expect(end).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(latest.length - (await rows(page).count())).toBeLessThanOrEqual(1)
  expect((await boxOf(end)).y).toBeGreaterThan((await boxOf(rows(page).last())).y)
})
