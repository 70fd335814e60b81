import { openDashboard, TestPosts } from '../../support/admin'
import { chooseInRow, expect, test } from '../../support/page-test'
import { TestProducts } from '../../support/products'

test('products are searched and filtered, and unused ones are deleted and restored', async ({ page, request }) => {
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
})
