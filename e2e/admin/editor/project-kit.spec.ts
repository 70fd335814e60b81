import { EditorPage } from '../../support/editor'
import { expect, test, PHONE } from '../../support/page-test'
import { newDraft, storedPost } from '../../support/posts'
import { TestProducts } from '../../support/products'
import { postPath } from '../../../lib/format/addresses/paths'

const item = (fields: string, name: string) => `<tr data-item="${fields}"><td>${name}</td><td>?</td></tr>`
const kitOf = (...rows: string[]) =>
  '<p>What to buy</p><table data-kit="length: 12 ft; width: 10 ft; height: 8 ft"><tbody>' +
  `<tr><th>Tools and materials</th><th>Quantity</th></tr>${rows.join('')}</tbody></table>`
const PAINT = 'use: material; by: walls; amount: 1; unit: gallon; per: 350; in: sq ft; coats: 2; cost: 30-40'

test('a kit is written by keyboard, with a product, and edited again', async ({ page, request }) => {
  const products = new TestProducts(request)
  const product = await products.make('Enamel')
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { status: 'published' })
  await editor.content.click()
  await editor.expectFocus()
  await page.keyboard.type('/kit')
  await expect(page.getByRole('option', { name: 'Tools and materials' })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tools and materials' })
  await dialog.getByRole('textbox', { name: 'Name of row 1' }).fill('Roller')
  await dialog.getByRole('combobox', { name: 'Kind of Roller' }).selectOption('Tool')
  await dialog.getByRole('textbox', { name: 'Name of row 1' }).press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Name of row 2' })).toBeFocused()
  await page.keyboard.type('Tile')
  await dialog.getByLabel('Quantity by').selectOption('floor')
  await dialog.getByLabel('Unit', { exact: true }).fill('sq ft')
  await dialog.getByLabel('For every').fill('none')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog.getByText(/^Enter starting measurements/)).toBeVisible()
  await dialog.getByLabel('Length: its value').fill('20 ft')
  await dialog.getByLabel('Width: its value').fill('18 in')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog.getByText('This quantity or price cannot be worked out. Check its numbers.')).toBeVisible()
  await dialog.getByLabel('For every').fill('1')
  await dialog.getByLabel('Waste %').fill('10')
  await dialog.getByLabel('Units in a pack').fill('12.5')
  await dialog.getByLabel('Name of a pack').fill('case')
  await expect(dialog.getByRole('button', { name: 'Quantity: 3 cases of 12.5 sq ft of Tile' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add product' }).click()
  await page.getByRole('searchbox', { name: 'Product' }).fill(products.word)
  await page.getByRole('button', { name: `Enamel ${products.word}` }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name of row 3' })).toHaveValue(`Enamel ${products.word}`)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toBeHidden()
  await expect(editor.content.getByRole('cell', { name: '3 cases of 12.5 sq ft' })).toBeVisible()
  await editor.content.getByRole('button', { name: 'Edit Tools and materials' }).click()
  await dialog.getByLabel('Time').fill('A day')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(editor.content.getByRole('cell', { name: 'A day' })).toBeVisible()
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  const stored = await storedPost(request, post.id)
  expect(stored.products.map(({ product_id }) => product_id)).toEqual([product])
  expect(stored.content).toContain('<table data-kit="length: 20 ft; width: 18 in; time: A day">')
  expect(stored.content).toContain('<td>Tile</td><td>3 cases of 12.5 sq ft</td>')
  await page.reload()
  await expect(editor.content.getByRole('cell', { name: 'A day' })).toBeVisible()
  await page.goto(postPath(post))
  await expect(page.getByRole('region', { name: 'Tools and materials' })).toContainText('3 cases of 12.5 sq ft')
  await products.removeAll()
})

test(
  'a reader sets the measures, ticks what is there, and finds both again',
  PHONE,
  async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const content = kitOf(item(PAINT, 'Wall paint'), item('use: tool; by: fixed; amount: 1', 'Roller'))
    const post = await newDraft(request, { status: 'published', content })
    await page.goto(postPath(post))
    const kit = page.getByRole('region', { name: 'Tools and materials' })
    const row = kit.getByRole('listitem').filter({ hasText: 'Wall paint' })
    await expect(row).toContainText('3 gallons')
    await expect(row).toContainText('$90.00 to $120.00')
    await expect(kit).toContainText('Not included (price unknown): Roller')
    await kit.getByLabel('Length').fill('20 ft')
    // 2 × (20 + 10) × 8 = 480 sq ft; 960 / 350 = 2.7
    await kit.getByLabel('Height').fill("10'")
    // 600 sq ft; 1200 / 350 = 3.4
    await expect(row).toContainText('4 gallons')
    await kit.getByText('Meters', { exact: true }).click()
    await expect(kit.getByLabel('Length')).toHaveValue('6.1 m')
    await expect(row).toContainText('4 gallons')
    await kit.getByLabel('Width').fill('wide')
    await expect(kit.getByLabel('Width')).toHaveAttribute('aria-invalid', 'true')
    await expect(kit).toContainText('Width: write it as 3.8 m')
    await kit.getByLabel('Width').fill('3')
    await expect(kit).toContainText('Quantities for length 6.1 m, width 3 m')
    await kit.getByRole('checkbox', { name: 'I have this: Wall paint' }).check()
    await expect(kit).toContainText('Prices are not known Not counting the 1 that you have')
    await kit.getByRole('button', { name: 'Copy as a list' }).click()
    await expect(kit).toContainText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[x] Wall paint: 4 gallons, $120.00')
    await page.reload()
    await expect(kit.getByRole('checkbox', { name: 'I have this: Wall paint' })).toBeChecked()
    await expect(kit.getByLabel('Width')).toHaveValue('3')
  },
)

test('a kit is complete without scripts and on paper', async ({ browser, request, baseURL }) => {
  const content = kitOf(item(PAINT, 'Wall paint'))
  const post = await newDraft(request, { status: 'published', content })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(postPath(post))
  const kit = page.getByRole('region', { name: 'Tools and materials' })
  await expect(kit).toContainText('Quantities for length 12 ft, width 10 ft, height 8 ft')
  await expect(kit).toContainText('3 gallons')
  await expect(kit.getByRole('textbox', { name: 'Length' })).toBeHidden()
  await expect(kit.getByRole('button', { name: 'Copy as a list' })).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(kit).toContainText('$90.00 to $120.00')
  await context.close()
})
