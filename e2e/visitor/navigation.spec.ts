import type { Locator } from '@playwright/test'
import { CATEGORIES } from '../../lib/contract/posts/categories'
import { addressOf, publishedPosts } from '../support/published-posts'
import { expect, expectFullyVisible, expectWholePlaceholder, test, hydrated, PHONE } from '../support/page-test'

test(
  'By Categories opens a grid of the 30 and closes on an outside click, on Escape and on a choice',
  PHONE,
  async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const button = page.getByRole('banner').locator('summary')
    const grid = page.getByRole('navigation', { name: 'Categories', exact: true })
    await button.click()
    await expect(grid.getByRole('link')).toHaveText([...CATEGORIES])
    await page.getByRole('tab', { name: 'Explore' }).click({ position: { x: 2, y: 2 }, force: true, trial: true })
    await page.mouse.click(5, (page.viewportSize()?.height ?? 800) - 5)
    await expect(grid).toBeHidden()
    await button.click()
    await expect(grid).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(grid).toBeHidden()
    await button.click()
    await grid.getByRole('link', { name: 'Furniture & Décor' }).click()
    await expect(page).toHaveURL('/category/Furniture%20%26%20D%C3%A9cor/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture & Décor')
    await expect(grid).toBeHidden()
  },
)

test('the search box ignores blank text, searches, reloads a repeated search, and follows Back and Forward', async ({
  page,
}) => {
  await page.goto('/')
  const box = page.getByPlaceholder('Search posts, tags, products...')
  await hydrated(page)
  await box.fill('   ')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(page).toHaveURL('/')
  await box.fill('  paint  ')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=paint')
  await hydrated(page)
  await box.fill('paint')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=paint&t=\d+$/)
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible()
  await hydrated(page)
  await box.fill('wood & glue')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=wood+%26+glue')
  await hydrated(page)
  await expect(box).toHaveValue('wood & glue')
  await page.goBack()
  await expect(box).toHaveValue('paint')
  await page.goForward()
  await expect(page).toHaveURL('/search?q=wood+%26+glue')
  await expect(box).toHaveValue('wood & glue')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(box).toHaveValue('')
})

test('the skip link leads past the navigation bar by keyboard', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  expect((await skip.boundingBox())?.height).toBeGreaterThan(36)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the navigation bar shows site name and tagline in full, on a phone in its menu', async ({ page }) => {
  await page.goto('/about')
  const bar = page.getByRole('banner')
  const visible = (text: string) => bar.getByText(text, { exact: true }).filter({ visible: true }).last()
  for (const width of [820, 1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    if (width === 390) await bar.locator('summary').click()
    await expectFullyVisible(visible('Plumbline'))
    await expectFullyVisible(visible('Find ideas and products to improve your home'))
  }
  for (const name of ['All posts', 'About']) await expect(bar.getByRole('link', { name })).toBeVisible()
  await bar.getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveURL(/tab=explore/)
})

test('on a phone the bar has one row, and text of twice the size leaves the search a row of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/page/1')
  const bar = page.getByRole('banner')
  const field = bar.getByPlaceholder('Search posts, tags, products...')
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
  await expectWholePlaceholder(field)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await widthOf(field)).toBeGreaterThan(200)
  await expect(bar.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 })
  await expect(bar.locator('summary')).toBeInViewport({ ratio: 1 })
})

test('an anchor link scrolls its target below the sticky bar at every width', async ({ page, request }) => {
  const { posts } = await publishedPosts(request, { limit: 1 })
  const belowBar = (heading: Locator) =>
    expect(async () => {
      const [bar, at] = [await page.getByRole('banner').boundingBox(), await heading.boundingBox()]
      expect(at?.y).toBeGreaterThan(bar ? bar.y + bar.height : Infinity)
      expect(at?.y).toBeLessThan(844 / 4)
    }).toPass({ timeout: 15_000 })
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(posts[0] ? addressOf(posts[0]) : '/')
    const part = page.getByRole('navigation', { name: 'In this post' }).getByRole('link').nth(1)
    const text = (await part.textContent()) ?? ''
    await part.click()
    await belowBar(page.getByRole('heading', { name: text }))
    await page.goto('/?tab=explore')
    const next = page.getByRole('link', { name: 'Next' })
    await next.scrollIntoViewIfNeeded()
    const place = await next.boundingBox()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await next.boundingBox(), 'a link stays where a person aims at it').toEqual(place)
    await next.click()
    await expect(page).toHaveURL(/page=2/)
    await belowBar(page.getByRole('heading', { name: 'Explore Featured Products' }))
  }
})
