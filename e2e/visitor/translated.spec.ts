import { addressOf, findPost } from '../support/published-posts'
import { expect, hydrated, test } from '../support/page-test'
import { translate } from '../support/translation'

// `problems` fails each of these tests on any error of the page.

test('on a translated page the menu opens, closes and navigates', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await translate(page)
  const menu = page.getByRole('banner').locator('summary')
  const grid = page.getByRole('navigation', { name: 'Categories', exact: true })
  await expect(menu).toHaveText('«By Categories»')
  await menu.click()
  await expect(grid.getByRole('link', { name: '«Hand Tools»' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(grid).toBeHidden()
  await menu.click()
  await grid.getByRole('link', { name: '«Hand Tools»' }).click()
  await expect(page).toHaveURL('/category/Hand%20Tools/')
})

test('on a translated page Explore searches, filters, sorts and paginates, and shows the changes', async ({ page }) => {
  await page.goto('/?tab=explore')
  await hydrated(page)
  await translate(page)
  const main = page.getByRole('main')
  const summary = (text: RegExp | string) => expect(main.getByRole('status').filter({ hasText: text })).toBeVisible()
  await summary(/^«Showing 1 to 9 of \d+ products»$/)
  await main.getByRole('link', { name: 'Next' }).click()
  await summary(/^«Showing 10 to 18 of \d+ products»$/)
  await expect(main.getByText(/^«Page 2 of \d+»$/)).toBeVisible()

  const category = main.getByLabel('Filter by Post Category')
  const option = category.locator('option[value="Paint & Supplies"]')
  const before = (await option.textContent()) ?? ''
  await category.selectOption('Paint & Supplies')
  await expect(page).toHaveURL(/post_category=Paint/)
  await summary(/^«Showing 1 to \d+ of \d+ products»$/)
  await main.getByRole('searchbox').fill('roller')
  await expect(page).toHaveURL(/search=roller/)
  await expect(option).toHaveText(/^«Paint & Supplies \(\d+\)»$/)
  await expect(option).not.toHaveText(before)
  await expect(main.getByRole('article').first().locator('mark').first()).toHaveText(/roller/i)
  await main.getByRole('searchbox').fill('paint roller')
  await expect(main.getByRole('article').first().locator('mark').first()).toHaveText(/paint|roller/i)

  const button = main.getByText(/Filter and sort/)
  if (await button.isVisible()) await button.click()
  const brand = main.getByLabel('Brand')
  await brand.selectOption({ index: 1 })
  await expect(page).toHaveURL(/brand=/)
  if (await button.isVisible()) await expect(button).toHaveText('«Filter and sort (1)»')
  const inStock = main.getByLabel('In stock')
  await inStock.click()
  await expect(inStock).toBeChecked()
  await main.getByLabel('Sort by').selectOption('price-low')
  await expect(page).toHaveURL(/sort=price-low/)
  await main.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/brand=/)

  const box = main.getByRole('searchbox')
  const status = main.getByRole('status')
  await box.fill('drywal')
  await expect(status.filter({ hasText: '«Showing results for»' })).toContainText('«drywall»')
  await box.fill('zzqxv')
  await expect(status.filter({ hasText: '«No products found. Try adjusting your search or filters.»' })).toBeVisible()
  await expect(status.filter({ hasText: 'Showing results for' })).toHaveCount(0)
  await box.fill('')
  await summary(/^«Showing 1 to 9 of \d+ products»$/)
  await expect(main.getByRole('article')).toHaveCount(9)
})

test('on a translated page product details and long texts expand and collapse', async ({ page }) => {
  await page.goto('/?tab=explore')
  await hydrated(page)
  await translate(page)
  const main = page.getByRole('main')
  const product = main.getByRole('article').filter({ hasText: 'View Details' }).first()
  await product.getByText('«View Details»').click()
  await expect(product.getByText('«Show Less»')).toBeVisible()
  await product.getByText('«Show Less»').click()
  await expect(product.getByText('«View Details»')).toBeVisible()
  const more = main.getByRole('button', { name: 'show the whole' }).first()
  await expect(more).toContainText('«...»')
  await more.click()
  const less = main.getByRole('button', { name: 'show less of the' })
  await expect(less).toContainText('«(less)»')
  await less.click()
  await expect(less).toHaveCount(0)
  await expect(more).toContainText('«...»')
})

test('on a translated page the home list loads to its end', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await translate(page)
  const rows = page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 })
  const end = page.getByText('«No more posts to load»')
  const first = await rows.count()
  while (!(await end.isVisible())) {
    const before = await rows.count()
    await rows.last().scrollIntoViewIfNeeded()
    await expect(async () => expect((await rows.count()) > before || (await end.isVisible())).toBe(true)).toPass()
  }
  expect(await rows.count()).toBeGreaterThan(first)
  await expect(rows.last()).toHaveText(/^«.*»$/)
})

test('on a translated page a post is shared, and Save leads a visitor to sign in', async ({
  page,
  request,
  context,
}) => {
  const post = await findPost(request, (candidate) => candidate.products.length > 0)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(addressOf(post))
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await hydrated(page)
  await translate(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('«Link copied»')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Save' }).first().click()
  await expect(page).toHaveURL(/sign-in\?next=/)
})

test('on a translated page suggestions appear and are navigated', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await translate(page)
  const box = page.getByPlaceholder('Search posts, tags, products...')
  const options = page.getByRole('option')
  for (const text of ['paint', 'paint rol', 'paint']) {
    await box.fill(text)
    await expect(options.first()).toHaveText(/^«.*»$/)
  }
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(box).toHaveValue('paint')
})

for (const [name, path] of [
  ['a list of posts', '/page/1'],
  ['Explore', '/?tab=explore'],
] as const) {
  test(`${name} translated before hydration keeps its input and its translation`, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const box = page.getByRole('banner').getByPlaceholder('Search posts, tags, products...')
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.waitForFunction(() => document.readyState !== 'loading')
    await translate(page)
    const heading = page.getByRole('main').getByRole('heading').filter({ visible: true }).first()
    await expect(heading).toHaveText(/^«.*»$/)
    await box.fill('paint')
    await box.evaluate((node) => (node.dataset.same = 'true'))
    release()
    await hydrated(page)
    await expect(box).toHaveValue('paint')
    await expect(box).toHaveAttribute('data-same', 'true')
    await expect(page.getByRole('option').first()).toHaveText(/^«.*»$/)
    await expect(heading).toHaveText(/^«.*»$/)
  })
}
