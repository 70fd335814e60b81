import { openAsAdmin, openDashboard } from '../../support/admin'
import { expect, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

test('a feed is added after a dry run, read, and a row of it is linked in a post', async ({ page, request }) => {
  const products = new TestProducts(request)
  const { word } = products
  const name = `Feed ${word}`
  const csv = [
    'id,title,description,link,price,availability,brand,gtin',
    `1,Lamp ${word},A lamp,https://${word}.example/lamp,49.50 EUR,in_stock,Acme,`,
    `2,Wrong ${word},No price,https://${word}.example/wrong,soon,in_stock,Acme,`,
    `3,Spade ${word},A spade,https://${word}.example/spade,12.00 EUR,out_of_stock,Acme,`,
  ].join('\n')
  await openDashboard(page, '?tab=feeds')
  await page.getByRole('button', { name: 'Add a feed' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Where it comes from').selectOption('A file to upload')
  await page.getByRole('button', { name: 'Add feed' }).click()
  await page
    .getByLabel('File of the feed')
    .setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText(/Recognized as Google Merchant/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Wrong rows' })).toContainText('soon')
  await expect(page.getByRole('list', { name: 'What would change' })).toContainText(`Lamp ${word}`)
  const address = page.url()
  await page.getByRole('button', { name: 'Read it now' }).click()
  await page.getByRole('button', { name: 'All feeds' }).click()

  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('2 rows', { timeout: 60_000 })
  await row.getByRole('button', { name: `Open ${name}` }).click()
  await expect(page.getByRole('list', { name: 'Last runs' })).toContainText('Done · 3 read, 2 new, 1 wrong')

  await openAsAdmin(page, '/admin/post/create')
  await page.getByLabel('Linked Products').locator('visible=true').first().pressSequentially(`lamp ${word}`)
  await page.getByRole('option', { name: `Lamp ${word}` }).click()
  const linked = page.getByRole('list', { name: 'Linked products' })
  await expect(linked).toContainText(`Lamp ${word}`)
  await expect(linked).toContainText('€49.50')
  const { products: made } = await callAsAdmin(request, 'get', `/admin/products?q=${word}`)
  expect(made).toHaveLength(1)
  products.ids.push(made[0].product_id)

  await page.goto(address)
  await page.getByRole('button', { name: 'All feeds' }).click()
  await row.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toBeHidden()
  await products.removeAll()
})
