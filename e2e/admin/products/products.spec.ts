import { openDashboard, TestPosts } from '../../support/admin'
import { chooseInRow, expect, test, PHONE } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

test(
  'products are searched and filtered, and unused ones are deleted and restored',
  PHONE,
  async ({ page, request }) => {
    const products = new TestProducts(request)
    const posts = new TestPosts(request)
    const used = await products.make('Used')
    for (const name of ['First', 'Second']) await products.make(name)
    await posts.make({ products: [used] })

    await openDashboard(page)
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await expect(page).toHaveURL('/admin?tab=products')
    const list = page.getByRole('list', { name: 'Products' })
    await expect(list.getByRole('listitem').first()).toBeVisible()

    await page.getByRole('searchbox', { name: 'Search this list' }).fill(products.word)
    await expect(list.getByRole('listitem')).toHaveCount(3)
    const row = (name: string) => list.getByRole('listitem').filter({ hasText: `${name} ${products.word}` })
    await expect(row('Used')).toContainText('In 1 post')
    await expect(row('First')).toContainText('Corrected by hand')
    await row('Used').getByRole('button', { name: 'More' }).click()
    const command = page.getByRole('menuitem', { name: /^Delete/ })
    await expect(command).toHaveText('DeletePosts feature it')
    await expect(command).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Unused/ }).click()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(page).toHaveURL(new RegExp(`tab=products&filter=unused&q=${products.word}`))

    await chooseInRow(row('First'), 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row('First')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row('First')).toBeVisible()

    await page.getByRole('button', { name: /^All Products/ }).click()
    await page.getByRole('button', { name: 'Select Products' }).click()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(page.getByRole('group', { name: 'Selected products' })).toContainText('3 selected')
    await page.getByRole('button', { name: 'Delete unused' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('2 products deleted')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await posts.removeAll()
    await products.removeAll()
  },
)

test('products with the same GTIN are found by a filter, and merged from the screen of one', async ({
  page,
  request,
  problems,
}) => {
  // The screen of a merged product is left while it asks for the product once more.
  problems.allow(/404/)
  const products = new TestProducts(request)
  const [one, other, alone] = [await products.make('One'), await products.make('Other'), await products.make('Alone')]
  // Digits that no other test has.
  const upc = String(Number.parseInt(products.word.slice(-12), 16)).slice(0, 13)
  for (const id of [one, other]) await callAsAdmin(request, 'put', `/data/products/${id}`, { upc })
  await callAsAdmin(request, 'put', `/data/products/${alone}`, { upc: null })

  await openDashboard(page, `?tab=products&q=${products.word}`)
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await chooseInRow(page.getByRole('tabpanel'), 'May be duplicates')
  await expect(page).toHaveURL(/filter=duplicates/)
  await expect(rows).toHaveCount(2)

  await page.getByRole('link', { name: `One ${products.word}` }).click()
  await expect(page.getByRole('list', { name: 'Possible duplicates' })).toContainText(`Other ${products.word}`)
  await page.getByRole('button', { name: 'Replace or merge...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('list', { name: 'Suggested' })
    .getByRole('button', { name: `Other ${products.word}` })
    .click()
  await dialog.getByRole('checkbox', { name: /They are the same product/ }).check()
  await dialog.getByRole('button', { name: 'Merge products' }).click()
  await expect(page).toHaveURL(`/admin/product/${other}`)
  await expect(page.getByRole('list', { name: 'Possible duplicates' })).toHaveCount(0)
  await products.removeAll()
})
