import { delayScripts } from '../support/delayed-scripts'
import { ANY_WIDTH, expect, expectAccessible, test } from '../support/page-test'

test('Explore pages through the featured products and stores the page in the URL', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Explore' }).click()
  await expect(page.getByRole('heading', { name: 'Explore Featured Products' })).toBeVisible()
  await expect(page.getByText(/^Showing 1 to 9 of \d+ products$/)).toBeVisible()
  const grid = page.getByRole('main').getByRole('article')
  await expect(grid).toHaveCount(9)
  await expectAccessible(page)
  const first = await grid.first().getByRole('heading').textContent()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Showing 10 to 18 of \d+ products$/)).toBeVisible()
  await expect(page).toHaveURL(/tab=explore.*page=2/)
  await page.reload()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expect(grid.first().getByRole('heading')).toHaveText(first ?? '')
})

test('Back after typing returns to the previous state of Explore', async ({ page }) => {
  await page.goto('/?tab=explore')
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox')
  const summary = (await main.getByText(/^Showing 1 to 9 of \d+ products$/).textContent()) ?? ''
  await box.pressSequentially('dri')
  await expect(page).toHaveURL(/search=dri/)
  await box.pressSequentially('ll')
  await expect(page).toHaveURL(/search=drill/)
  await page.goBack()
  await expect(page).toHaveURL(/\?tab=explore$/)
  await expect(box).toHaveValue('')
  await expect(main.getByText(summary)).toBeVisible()
})

test('a URL with an unknown category shows all products', ANY_WIDTH, async ({ page }) => {
  for (const name of ['Nope', 'power%20tools']) {
    const response = await page.goto(`/?tab=explore&post_category=${name}`)
    expect(response?.status(), name).toBe(200)
    await expect(page.getByText(/^Showing 1 to 9 of \d+ products$/)).toBeVisible()
    await expect(page.getByLabel('Filter by Post Category')).toHaveValue('')
  }
})

test('input from before hydration is applied on hydration', ANY_WIDTH, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/?tab=explore', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await main.getByLabel('Filter by Post Category').selectOption('Paint & Supplies')
  await main.getByRole('searchbox').fill('brush')
  release()
  await expect(page).toHaveURL(/search=brush.*post_category=Paint/)
  await expect(main.getByRole('searchbox')).toHaveValue('brush')
  await expect(main.getByLabel('Filter by Post Category')).toHaveValue('Paint & Supplies')
  await main.getByRole('searchbox').pressSequentially('es')
  await expect(page).toHaveURL(/search=brushes/)
  await page.goBack()
  await expect(page).toHaveURL(/\?tab=explore$/)
  await expect(main.getByRole('searchbox')).toHaveValue('')
})

test('going back before hydration is applied on hydration', ANY_WIDTH, async ({ page }) => {
  await page.goto('/?tab=explore')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  const release = await delayScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(/page=2/)
  release()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
})

test('search and category filter the products and start at page 1', async ({ page }) => {
  await page.goto('/?tab=explore&page=2')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('drill')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/search=drill/)
  await expect(page).not.toHaveURL(/page=2/)
  await expect(main.getByRole('article').first()).toContainText(/drill/i)
  await expect(main.locator('mark').first()).toHaveText(/drill/i)
  await main.getByRole('searchbox').fill('')
  await main.getByRole('button', { name: 'Search' }).click()
  await main.getByLabel('Filter by Post Category').selectOption('Paint & Supplies')
  await expect(page).toHaveURL(/post_category=Paint/)
  await expect(main.getByText(/^Showing 1 to \d+ of \d+ products$/)).toBeVisible()
})

test('Explore has JSON-LD of the products that it lists', ANY_WIDTH, async ({ page, baseURL }) => {
  await page.goto('/?tab=explore&page=2')
  const {
    '@graph': [listed],
  } = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(listed).toMatchObject({
    '@type': 'CollectionPage',
    name: 'Explore Featured Products',
    url: `${baseURL}/?tab=explore&page=2`,
  })
  const names = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents()
  type Listed = { name?: string; item?: { name: string } }
  expect(listed.mainEntity.itemListElement.map(({ name, item }: Listed) => item?.name ?? name)).toEqual(names)
})

test('one product is open at a time', async ({ page }) => {
  await page.goto('/?tab=explore')
  const main = page.getByRole('main')
  const closed = main.getByText('View Details').filter({ visible: true })
  const open = main.getByText('Show Less').filter({ visible: true })
  await closed.first().click()
  await expect(open).toHaveCount(1)
  await closed.last().click()
  await expect(open).toHaveCount(1)
})

test('an empty result has a message and can be reset', async ({ page }) => {
  await page.goto('/?tab=explore&search=zzqxv')
  await expect(page.getByText('No products found. Try adjusting your search or filters.')).toBeVisible()
  await expectAccessible(page)
})
