import type { Locator, Page } from '@playwright/test'
import { addressOf, findPost } from '../support/published-posts'
import { expect, test } from '../support/page-test'

/** Presses Tab until a control has focus; fails if the keyboard never reaches it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((node) => node === document.activeElement)) return
  }
  throw new Error('Tab never reached it.')
}

test('a category is reached from the home page by keyboard', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('banner').locator('summary')
  const grid = page.getByRole('navigation', { name: 'Categories', exact: true })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await expect(grid).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(grid).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Space')
  await expect(grid).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(grid).toBeHidden()
  await menu.focus()
  await page.keyboard.press('Space')
  await tabTo(page, grid.getByRole('link', { name: 'Paint & Supplies' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Paint & Supplies' })).toBeVisible()
})

test('highlights and tabs work by keyboard and keep focus', async ({ page }) => {
  await page.goto('/')
  const home = page.getByRole('tab', { name: 'Home' })
  await tabTo(page, home)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Explore' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(home).toBeFocused()
  const carousel = page.getByRole('region', { name: 'Highlights' })
  const next = carousel.getByRole('button', { name: 'Next highlights' })
  await tabTo(page, next)
  const slides = carousel.getByRole('group', { name: /^\d+ of \d+$/ })
  await slides.first().scrollIntoViewIfNeeded()
  const last = slides.last()
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 1000 })
  }).toPass()
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await page.getByRole('tab', { name: 'Explore' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/tab=explore/)
})

test('a product of a post is followed to its shop, opened and closed by keyboard', async ({ page, request }) => {
  const post = await findPost(request, (candidate) => candidate.products.length > 1 && candidate.products.length < 5)
  await page.goto(addressOf(post))
  const product = page.getByRole('region', { name: 'Featured Products' }).getByRole('article').first()
  const details = product.locator('summary').filter({ visible: true })
  await page.getByRole('heading', { name: 'Featured Products' }).click()
  await tabTo(page, product.getByRole('link', { name: /^(Buy on|View Product)/ }))
  await tabTo(page, details.first())
  const ring = await details.first().evaluate((node) => getComputedStyle(node).outlineStyle)
  expect(ring).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(product.getByText('Show Less').filter({ visible: true })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(product.getByText('View Details').filter({ visible: true })).toBeVisible()
})
