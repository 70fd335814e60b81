import { publishedPosts } from '../support/published-posts'
import { expect, test, hydrated, ANOTHER_API, PHONE } from '../support/page-test'

test(
  'suggestions appear while typing, are navigated by keyboard, and close without changing the text',
  PHONE,
  async ({ page, request }) => {
    const { posts } = await publishedPosts(request, { page: 1, per_page: 1 })
    const title = posts[0]?.title ?? ''
    await page.goto('/page/1')
    const box = page.getByPlaceholder('Search posts, tags, products...')
    await hydrated(page)
    await box.fill(title)
    const option = page.getByRole('option', { name: title, exact: true })
    await expect(option).toBeVisible()
    await box.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await box.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(box).toHaveValue(title)
    await box.press('ArrowDown')
    await expect(option).toBeVisible()
    await option.click()
    await expect(page).toHaveURL(/curated-posts/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
)

test('a typo is corrected, with a link to the text as typed', async ({ page }) => {
  await page.goto('/search?q=drywal')
  await expect(page.getByText(/^Showing results for drywall/)).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText(/drywall/i)
  await page.getByRole('link', { name: 'drywal', exact: true }).click()
  await expect(page).toHaveURL(/exact=true/)
  await expect(page.getByText(/^Showing results for/)).toHaveCount(0)
})

test('a real word without results is searched as typed, and reported as missing', async ({ page }) => {
  await page.goto('/search?q=trampoline+gutter')
  await expect(page.getByText('No post mentions trampoline. These are the closest matches.')).toBeVisible()
  await expect(page.getByText(/^(Showing results for|Did you mean)/)).toHaveCount(0)
  await page.goto('/?tab=explore&search=trampoline+gutter')
  await expect(page.getByText('No product mentions trampoline. These are the closest matches.')).toBeVisible()
})

test(
  'results are filtered by category and tag and sorted, with the state in the URL',
  ANOTHER_API,
  async ({ page }) => {
    await page.goto('/search?q=paint')
    const category = page.getByRole('form', { name: 'Category' }).getByRole('button').first()
    const count = Number((await category.textContent())?.match(/\d+$/)?.[0])
    await category.click()
    await expect(page).toHaveURL(/category=/)
    await expect(page.getByText(new RegExp(`^${count} posts? for paint$`))).toBeVisible()
    await page.getByLabel('Sort by').and(page.getByRole('combobox')).selectOption('title')
    await expect(page).toHaveURL(/category=.*sort=title/)
    await page
      .getByRole('form', { name: 'Category' })
      .getByRole('button', { name: /remove/ })
      .click()
    await expect(page).not.toHaveURL(/category=/)
  },
)

test(
  'products are filtered by shop, rating and price and sorted, with the state in the URL',
  PHONE,
  async ({ page }) => {
    await page.goto('/?tab=explore')
    const main = page.getByRole('main')
    const button = main.getByText(/^Filter and sort/)
    if (await button.isVisible()) await button.click()
    const shop = main.getByLabel('Shop')
    const option = shop.getByRole('option', { name: /^Amazon/ })
    const count = (await option.textContent())?.match(/\((\d+)\)/)?.[1]
    await shop.selectOption('amazon')
    await expect(page).toHaveURL(/source=amazon/)
    await expect(main.getByText(new RegExp(`^Showing 1 to \\d+ of ${count} products$`))).toBeVisible()
    await main.getByLabel('Rating').selectOption('4')
    await main.getByLabel('Highest price').fill('100')
    await main.getByLabel('Highest price').press('Enter')
    await main.getByLabel('Sort by').selectOption('price-high')
    await expect(page).toHaveURL(/source=amazon&max_price=100&min_rating=4&sort=price-high/)
    await expect(main.getByText(/^Showing 1 to \d+ of \d+ products$/)).toBeVisible()
    await page.reload()
    await expect(main.getByLabel('Shop')).toHaveValue('amazon')
    await main.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).not.toHaveURL(/source=/)
    await expect(page.getByRole('heading', { name: 'Explore Featured Products' })).toBeFocused()
  },
)

test('the stock filter stays in its place while the counts change', async ({ page }) => {
  await page.goto('/?tab=explore')
  const main = page.getByRole('main')
  const button = main.getByText(/^Filter and sort/)
  if (await button.isVisible()) await button.click()
  const inStock = main.getByLabel(/^In stock/)
  const label = main.locator('label').filter({ hasText: 'In stock' })
  const [place, text] = [await inStock.boundingBox(), await label.innerText()]
  await main.getByLabel('Brand').selectOption({ index: 1 })
  await expect(label).not.toHaveText(text)
  expect(await inStock.boundingBox()).toEqual(place)
})

test('brand, stock filter and tag are kept in the URL through reload and Back', async ({ page }) => {
  await page.goto('/?tab=explore')
  const main = page.getByRole('main')
  const button = main.getByText(/^Filter and sort/)
  if (await button.isVisible()) await button.click()
  const brand = main.getByLabel('Brand')
  const inStock = main.getByLabel(/^In stock/)
  const chosen = (await brand.locator('option').nth(1).getAttribute('value')) ?? ''
  await brand.selectOption(chosen)
  await expect(page).toHaveURL(/brand=/)
  await inStock.click()
  await expect(page).toHaveURL(/brand=.*in_stock=true/)
  await page.reload()
  await expect(inStock).toBeChecked()
  await expect(brand).toHaveValue(chosen)
  await page.goBack()
  await expect(page).not.toHaveURL(/in_stock/)
  await expect(inStock).not.toBeChecked()
  await expect(brand).toHaveValue(chosen)

  await page.goto('/search?q=paint')
  await page.getByRole('form', { name: 'Category' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/category=/)
  await page.goto(`${page.url()}&tag=painting`)
  await page.reload()
  await expect(page.getByRole('form', { name: 'Tag' }).getByRole('button', { name: /remove/ })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/tag=/)
  await expect(page.getByRole('form', { name: 'Category' }).getByRole('button', { name: /remove/ })).toBeVisible()
})
