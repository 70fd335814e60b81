import type { Page } from '@playwright/test'
import { CATEGORIES } from '../../lib/contract/posts/categories'
import { ANOTHER_API, boxOf, expect, need, test, type StagingApi, wordOf } from '../support/staging'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Waits until Explore shows a page of products and says which. */
async function expectProducts(page: Page, found: Awaited<ReturnType<StagingApi['products']>>, number = 1) {
  const first = (number - 1) * 9
  await expect(
    page.getByText(`Showing ${first + 1} to ${first + found.items.length} of ${found.total} products`),
  ).toBeVisible()
  await expect(cards(page)).toHaveCount(found.items.length)
  for (const [index, { name }] of found.items.entries()) await expect(cards(page).nth(index)).toContainText(name)
}

test(
  'Explore shows the products of the API in a grid, with a summary and the link of each shop',
  ANOTHER_API,
  async ({ page, api }) => {
    const found = await api.products()
    need(found.total > 0, 'product of a published post')
    await page.goto('/')
    await page.getByText('Explore', { exact: true }).and(page.getByRole('tab')).click()
    await expect(page.getByRole('heading', { name: 'Explore Featured Products' })).toBeVisible()
    await expectProducts(page, found)
    const labels: Record<string, string> = { amazon: 'Buy on Amazon', homedepot: 'Buy on Home Depot' }
    for (const [index, { source }] of found.items.entries())
      await expect(
        cards(page)
          .nth(index)
          .getByText(labels[source] ?? 'View Product'),
      ).toBeVisible()
    // The first may have a row of its own.
    const boxes = (await Promise.all((await cards(page).all()).map(boxOf))).slice(1, 4)
    for (const [index, box] of boxes.entries())
      if (index > 0) expect(box.x).toBeGreaterThan(boxes[index - 1]?.right ?? 0)
  },
)

test('Explore pages forth and back', async ({ page, api }) => {
  const first = await api.products()
  need(first.pages > 1, 'ten products of published posts')
  await page.goto('/?tab=explore')
  await expect(page.getByText(`Page 1 of ${first.pages}`)).toBeVisible()
  await page.getByText('Next', { exact: true }).click()
  await expectProducts(page, await api.products({}, 2), 2)
  await expect(page.getByText(`Page 2 of ${first.pages}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Page 2 of ${first.pages}`)).toBeVisible()
  await page.getByText('Previous', { exact: true }).click()
  await expectProducts(page, first)
})

test('Explore finds products by a word, and starts at page 1', async ({ page, api }) => {
  const { items } = await api.products()
  const word = wordOf(items[0]?.name ?? '')
  need(word, 'product with a word of four letters')
  await page.goto('/?tab=explore&page=2')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').pressSequentially(word)
  await main.getByText('Search', { exact: true }).click()
  await expectProducts(page, await api.products({ search: word }))
  await expect(page).not.toHaveURL(/page=2/)
})

test('Explore shows the products of a category', async ({ page, api }) => {
  const fixed = (await api.categories()).filter((name) => (CATEGORIES as readonly string[]).includes(name))
  const pages = await Promise.all(fixed.slice(0, 10).map((name) => api.products({ post_category: name })))
  const index = pages.findIndex(({ total }) => total > 0)
  const [category, found] = [fixed[index], pages[index]]
  need(category && found, 'category with products')
  await page.goto('/?tab=explore')
  const choice = page.getByLabel('Filter by Post Category')
  expect(await choice.locator('option').first().innerText()).toBe('All Post Categories')
  await choice.selectOption(category)
  await expectProducts(page, found)
})

test('Explore says that nothing was found', async ({ page, api }) => {
  need((await api.products({ search: 'zzqxvzzqxv' })).total === 0, 'search without products')
  await page.goto('/?tab=explore')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').pressSequentially('zzqxvzzqxv')
  await main.getByText('Search', { exact: true }).click()
  await expect(page.getByText('No products found. Try adjusting your search or filters.')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test('one product of Explore is open at a time', async ({ page }) => {
  await page.goto('/?tab=explore')
  const closed = page.getByRole('main').getByText('View Details').filter({ visible: true })
  await expect(page.getByText('Searching...')).toHaveCount(0)
  need((await closed.count()) > 1, 'two products with details')
  const open = page.getByRole('main').getByText('Show Less').filter({ visible: true })
  // The first may have the height of two rows already.
  const card = cards(page).last()
  const before = await boxOf(card)
  await closed.last().click()
  await expect(open).toHaveCount(1)
  // On a wide screen it is as wide as all products.
  const { width, height } = await boxOf(card)
  expect(width * height).toBeGreaterThan(before.width * before.height)
  await expect(card.getByRole('definition').first()).toBeVisible()
  await closed.first().click()
  await expect(open).toHaveCount(1)
})
