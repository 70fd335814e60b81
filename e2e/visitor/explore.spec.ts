import type { Locator } from '@playwright/test'
import { delayScripts } from '../support/delayed-scripts'
import { ANOTHER_API, expect, PHONE, tagged, test } from '../support/page-test'

/** The place of a part on its page, in whole pixels. */
const placeOf = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: Math.round(x), y: Math.round(y + scrollY), width: Math.round(width), height: Math.round(height) }
  })

test(
  'Explore pages through the featured products, opens one at a time, and stores the page in the URL',
  tagged(PHONE, ANOTHER_API),
  async ({ page, baseURL }) => {
    await page.goto('/')
    await page.getByRole('tab', { name: 'Explore' }).click()
    await expect(page.getByRole('heading', { name: 'Explore Featured Products' })).toBeVisible()
    await expect(page.getByText(/^Showing 1 to 9 of \d+ products$/)).toBeVisible()
    const main = page.getByRole('main')
    const grid = main.getByRole('article')
    await expect(grid).toHaveCount(9)
    const first = await grid.first().getByRole('heading').textContent()
    const closed = main.getByText('View Details').filter({ visible: true })
    const open = main.getByText('Show Less').filter({ visible: true })
    await closed.last().click()
    await expect(open).toHaveCount(1)
    const second = await placeOf(grid.nth(1))
    await closed.nth(1).click()
    await expect(open).toHaveCount(1)
    const details = grid.nth(1).locator('.product-details > div')
    const list = await placeOf(main.locator('.product-grid'))
    await expect.poll(async () => (await placeOf(grid.nth(1))).height).toBeGreaterThan(second.height)
    expect(await placeOf(grid.nth(1)), 'its card stays in its place').toMatchObject({ x: second.x, y: second.y })
    expect(await placeOf(details)).toMatchObject({ x: list.x, width: list.width })
    await closed.first().click()
    await expect(open).toHaveCount(1)
    const card = await placeOf(grid.first().locator('.product-card'))
    const below = await placeOf(grid.first().locator('.product-details > div'))
    expect(below.y, 'the details of the first product begin below its card').toBeGreaterThan(card.y + card.height)

    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText(/^Showing 10 to 18 of \d+ products$/)).toBeVisible()
    await expect(page).toHaveURL(/tab=explore.*page=2/)
    await page.reload()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    const listed = data['@graph'][0]
    expect(listed).toMatchObject({ '@type': 'CollectionPage', url: `${baseURL}/?tab=explore&page=2` })
    type Listed = { name?: string; item?: { name: string } }
    expect(listed.mainEntity.itemListElement.map(({ name, item }: Listed) => item?.name ?? name)).toEqual(
      await grid.getByRole('heading').allTextContents(),
    )
    await page.goBack()
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
    await expect(grid.first().getByRole('heading')).toHaveText(first ?? '')
  },
)

test('search and category filter the products, and Back after typing returns to the state before', async ({ page }) => {
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

  await main.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await box.fill('drill')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/search=drill/)
  await expect(page).not.toHaveURL(/page=2/)
  await expect(main.getByRole('article').first()).toContainText(/drill/i)
  await expect(main.locator('mark').first()).toHaveText(/drill/i)
  await box.fill('')
  await main.getByRole('button', { name: 'Search' }).click()
  await main.getByLabel('Filter by Post Category').selectOption('Paint & Supplies')
  await expect(page).toHaveURL(/post_category=Paint/)
  await expect(main.getByText(/^Showing 1 to \d+ of \d+ products$/)).toBeVisible()
})

test('input and Back from before hydration are applied on hydration', async ({ page }) => {
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

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  const releaseAgain = await delayScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(/page=2/)
  releaseAgain()
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible()
})
