import { openDashboard } from '../../support/admin'
import { chooseInRow, expect, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

test('products of a CSV file are checked and added, without the wrong rows and those already there', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  const { word } = products
  const known = await products.make('Known lamp')
  const csv = [
    'Produkt;Link;Sale price;Brand',
    `Lamp ${word};https://${word}.example/lamp;"1.299,95 €";Acme`,
    `Known ${word};${products.address('json-ld-graph', 0)};5;`,
    `Spade ${word};https://${word}.example/spade;12;`,
    `Wrong ${word};https://${word}.example/wrong;soon;`,
  ].join('\n')
  await openDashboard(page, '?tab=products')
  await chooseInRow(page.getByRole('tabpanel'), 'Import CSV')
  await expect(page).toHaveURL('/admin/product/import')
  await expect(page.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible()

  const chooser = page.getByLabel('CSV file with products')
  await chooser.setInputFiles({ name: 'shelf.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') })
  await expect(page.getByText('This is a workbook, not CSV')).toBeVisible()
  await chooser.setInputFiles({ name: `${word}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText(`${word}.csv`)).toBeVisible()
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('2')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('Choose the columns of the name and of the address')).toBeVisible()
  await page.getByLabel('Name (required)').selectOption('Produkt')
  await expect(page.getByText(`Such as Lamp ${word}`)).toBeVisible()
  await page.getByRole('button', { name: 'Check the file' }).click()

  await expect(page.getByRole('heading', { name: 'What the import would do' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Wrong rows' })).toContainText('Row 5Price “soon” is not an amount')
  await expect(page.getByRole('list', { name: /^Already there/ })).toContainText(`Row 3Known lamp ${word}`)
  expect((await callAsAdmin(request, 'get', `/admin/products?q=${word}`)).products).toHaveLength(1)
  await page.getByRole('button', { name: 'Add 2 products' }).click()
  await expect(page.getByRole('heading', { name: '2 products added' })).toBeFocused()
  await expect(page.getByText('2 products added; 1 was there already; 1 wrong row left out')).toBeVisible()

  await page.getByRole('link', { name: 'Show the products' }).click()
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible()
  await page.goto(`/admin?tab=products&q=${word}`)
  const list = page.getByRole('list', { name: 'Products' })
  await expect(list).toContainText('€1,299.95')
  const { products: found } = await callAsAdmin(request, 'get', `/admin/products?q=${word}`)
  expect(found.map(({ name }: { name: string }) => name).sort()).toEqual([
    `Known lamp ${word}`,
    `Lamp ${word}`,
    `Spade ${word}`,
  ])
  expect(known).toBeTruthy()
  await page.goto('/admin/product/import')
  await page.getByRole('button', { name: `Undo the import of ${word}.csv` }).click()
  const undo = page.getByRole('dialog', { name: 'Undo the import' })
  await expect(undo).toContainText('2 products will be removed')
  await undo.getByRole('button', { name: 'Remove 2 products' }).click()
  await expect(page.getByText('2 products removed', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `${word}.csv` })).toContainText('Undone')
  expect((await callAsAdmin(request, 'get', `/admin/products?q=${word}`)).products).toHaveLength(1)
  products.ids.splice(0, 1, ...found.map(({ product_id: id }: { product_id: string }) => id))
  await products.removeAll()
})
