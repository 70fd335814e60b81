import { expect, type Locator, type Page } from '@playwright/test'
import { addressOf } from './content'
import { test } from './contexts'
import { openScreen } from './open'
import { SCREENS } from './screens'

/** Sizes and places that are promised, as they are drawn. */
const boxOf = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect)

async function openEditor(page: Page): Promise<void> {
  const screen = SCREENS.find(({ name }) => name === 'editor')
  if (screen) await openScreen(page, screen)
}

test('pictures in the text are 150, 350 and 696 px wide, as pressed, and keep their proportions', async ({
  contexts,
}) => {
  const page = await (await contexts.of('admin')).newPage()
  await openEditor(page)
  const picture = page.locator('.ProseMirror img').first()
  const room = (await boxOf(page.locator('.ProseMirror'))).width
  const before = await boxOf(picture)
  const settings = page.getByRole('dialog', { name: 'Image settings' })
  for (const [name, width] of Object.entries({ Small: 150, Medium: 350, Large: 696 })) {
    await picture.click()
    await settings.getByText(name, { exact: true }).click()
    await expect(settings).toBeHidden()
    const box = await boxOf(picture)
    expect(Math.round(box.width)).toBe(Math.min(width, Math.round(room)))
    expect(box.height / box.width).toBeCloseTo(before.height / before.width, 1)
  }
  await page.close()
})

test('the text has room of 300 px, and a toast stands at the top right for four seconds', async ({ contexts }) => {
  const page = await (await contexts.of('admin')).newPage()
  await openEditor(page)
  expect((await boxOf(page.getByRole('textbox', { name: 'Content' }))).height).toBeGreaterThanOrEqual(300)
  await page.getByRole('textbox', { name: 'Title' }).fill('Another title')
  await page.getByText('Update Post', { exact: true }).click()
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toBeInViewport({ ratio: 1 })
  const shown = Date.now()
  const [box, view] = [await boxOf(toast), page.viewportSize() ?? { width: 0, height: 0 }]
  expect(view.width - box.right).toBeLessThan(40)
  expect(box.bottom).toBeLessThan(view.height / 2)
  await page.mouse.move(4, 500)
  await expect(toast).toBeHidden()
  expect(Date.now() - shown).toBeGreaterThan(3000)
  expect(Date.now() - shown).toBeLessThan(9000)
  await page.close()
})

test('pictures of a published post are as wide as they were set', async ({ contexts }) => {
  const page = await (await contexts.of('visitor')).newPage()
  for (const named of ['@kit', '@comparison', '@pins']) {
    await page.goto(addressOf(named))
    const column = await boxOf(page.locator('.prose').first())
    for (const picture of await page.locator('.prose img[data-align]').all()) {
      const width = await picture.evaluate((image: HTMLImageElement) => Number(image.getAttribute('width')))
      expect(Math.round((await boxOf(picture)).width)).toBe(Math.min(width, Math.round(column.width)))
    }
  }
  await page.close()
})

test('the bar is purple, posts of the list stand one per row, and broken pictures give way to words', async ({
  contexts,
}) => {
  const page = await (await contexts.of('visitor')).newPage()
  await page.route('**/uploads/**', (route) => route.abort())
  await page.goto('/')
  const color = await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor)
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? []
  expect(blue, color).toBeGreaterThan(red)
  expect(red, color).toBeGreaterThan(green)
  const rows = await page
    .locator('[data-post]')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()))
  expect(rows.length).toBeGreaterThan(2)
  for (const [at, row] of rows.entries()) if (at > 0) expect(row.top).toBeGreaterThanOrEqual(rows[at - 1].bottom)
  await page.goto('/?tab=explore')
  await expect(page.getByText(/^No [iI]mage$/).first()).toBeVisible()
  const broken = page.locator('main img')
  expect(
    await broken.evaluateAll((all) => all.filter((one) => one.checkVisibility() && one.clientHeight > 0).length),
  ).toBe(0)
  await page.close()
})
