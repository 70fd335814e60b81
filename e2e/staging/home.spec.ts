import type { Page } from '@playwright/test'
import { ANOTHER_API, boxOf, expect, need, type StagingApi, test, titlesOf } from '../support/staging'

const rows = (page: Page) => page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 })
const rowTitles = async (page: Page, count: number) => (await rows(page).allTextContents()).slice(0, count)

/** The lead story of Home and the rows of its list: the latest posts that are no highlights. */
async function latestParts(api: StagingApi, limit: number) {
  const highlights = (await api.latest(10, '&isHighlighted=true')).map(({ id }) => id)
  const others = (await api.latest(limit)).filter(({ id }) => !highlights.includes(id))
  const lead = others.length > 1 ? others[0] : undefined
  return { lead, expected: others.slice(lead ? 1 : 0) }
}

test('Home shows the latest posts of the API, one per row', ANOTHER_API, async ({ page, api }) => {
  const { lead, expected } = await latestParts(api, 10)
  need(expected.length > 0, 'published post that is no highlight')
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
  const { expected } = await latestParts(api, 20)
  const at = expected.length - 1
  need((await api.latest(20)).length > 10 && at > 0, 'eleven published posts, two of them no highlights')
  await page.goto('/')
  await rows(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => rowTitles(page, expected.length)).toEqual(titlesOf(expected))
  const row = rows(page).nth(at)
  await row.scrollIntoViewIfNeeded()
  const title = (await row.textContent()) ?? ''
  await row.getByText(title).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(rows(page).nth(at)).toHaveText(title)
  await expect(rows(page).nth(at)).toBeInViewport()
})

test('the list ends with its end note', async ({ page, api }) => {
  const { expected } = await latestParts(api, 40)
  need(expected.length > 0 && (await api.latest(40)).length < 40, 'between one and 39 published posts')
  await page.goto('/')
  const end = page.getByText('No more posts to load')
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded()
    await expect(end).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(rows(page)).toHaveCount(expected.length)
  expect((await boxOf(end)).y).toBeGreaterThan((await boxOf(rows(page).last())).y)
})
