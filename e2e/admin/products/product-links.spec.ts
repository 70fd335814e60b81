import { openAsAdmin } from '../../support/admin'
import { expect, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

test('a product’s link is checked on its screen and from the list, where trouble is a filter; a moved product takes its new address over', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  const address = products.address('json-ld-graph')
  const id = await products.make('Vase')
  const { product } = await callAsAdmin(request, 'get', `/admin/products/${id}`)
  await callAsAdmin(request, 'put', `/data/products/${id}`, {
    product_url: address.replace('json-ld-graph', 'moved-json-ld-graph'),
    name: product.name,
  })

  await openAsAdmin(page, `/admin/product/${id}`)
  const link = page.getByRole('region', { name: 'Link' })
  await expect(link).toContainText('Not checked yet')
  await link.getByRole('button', { name: 'Check the link now' }).click()
  await expect(link).toContainText('Link moved')
  await expect(link).toContainText('Checked on')
  await link.getByRole('button', { name: 'Use the new address' }).click()
  await expect(page.getByText('Product updated successfully')).toBeVisible()
  await expect(page.getByLabel('Address in the shop')).toHaveValue(address)
  await expect(link).toContainText('Not checked yet')

  await callAsAdmin(request, 'put', `/data/products/${id}`, {
    product_url: address.replace('json-ld-graph', 'moved-microdata'),
  })
  await page.goto(`/admin?tab=products&q=${products.word}`)
  await page.getByRole('button', { name: 'Select Products' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Check links' }).click()
  await expect(page.getByText('1 product will be checked')).toBeVisible()
  const list = page.getByRole('list', { name: 'Products' })
  await expect(async () => {
    await page.reload()
    await expect(list).toContainText('Link shows another product', { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: /^Needs attention/ }).click()
  await page.getByRole('button', { name: /^Link problems/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await products.removeAll()
})
