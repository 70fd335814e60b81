import type { Locator, Page } from '@playwright/test'
import { openDashboard } from '../../support/admin'
import { openAsAdmin } from '../../support/editor'
import { expect, expectAccessible, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

/** Checks the link of the only product with a word in its name, until the list says what was found. */
async function checkLink(page: Page, word: string, found: string): Promise<Locator> {
  await openDashboard(page, `?tab=products&q=${word}`)
  await page.getByRole('button', { name: 'Select Products' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Check links' }).click()
  await expect(page.getByText('1 product will be checked')).toBeVisible()
  const list = page.getByRole('list', { name: 'Products' })
  await expect(async () => {
    await page.reload()
    await expect(list).toContainText(found)
  }).toPass()
  return list
}

test('a product’s link is checked, and a moved product takes its new address over', async ({ page, request }) => {
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
  await expectAccessible(page)
  await link.getByRole('button', { name: 'Use the new address' }).click()
  await expect(page.getByText('Product updated successfully')).toBeVisible()
  await expect(page.getByLabel('Address in the shop')).toHaveValue(address)
  await expect(link).toContainText('Not checked yet')
  await products.removeAll()
})

test('each answer of a shop is shown as a state of the link of its own', async ({ page, request }) => {
  const products = new TestProducts(request)
  const fields = { name: `Knob ${products.word}`, product_url: products.address('json-ld-graph') }
  const { product } = await callAsAdmin(request, 'post', '/admin/products', { fields })
  products.ids.push(product.product_id)
  await openAsAdmin(page, `/admin/product/${product.product_id}`)
  const link = page.getByRole('region', { name: 'Link' })
  await expect(link).toBeVisible()
  for (const [answer, state] of [
    ['json-ld-graph', 'Link works'],
    ['microdata', 'Out of stock at the shop'],
    ['robot-check', 'Shop refuses robots'],
    ['status-404', 'Link may be gone'],
  ] as const) {
    const body = { product_url: `https://${products.word}-0.example/${answer}` }
    await callAsAdmin(request, 'put', `/data/products/${product.product_id}`, body)
    await page.reload()
    await expect(link).toContainText('Not checked yet')
    await link.getByRole('button', { name: 'Check the link now' }).click()
    await expect(link).toContainText(state)
  }
  await expect(link).toContainText('It counts only if a check on another day shows the same.')
  await products.removeAll()
})

test('links of chosen products are checked, and trouble is a filter', async ({ page, request }) => {
  const products = new TestProducts(request)
  const address = products.address('json-ld-graph')
  const id = await products.make('Lamp')
  await callAsAdmin(request, 'put', `/data/products/${id}`, {
    product_url: address.replace('json-ld-graph', 'moved-microdata'),
  })
  const list = await checkLink(page, products.word, 'Link shows another product')
  await page.getByRole('button', { name: /^Link trouble/ }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await products.removeAll()
})

test('a shop that asks robots to stay away is left alone, and its link is not broken', async ({ page, request }) => {
  const products = new TestProducts(request)
  const id = await products.make('Rake')
  const address = `https://norobots-${products.word}.example/json-ld-graph`
  await callAsAdmin(request, 'put', `/data/products/${id}`, { product_url: address })
  await checkLink(page, products.word, 'Shop refuses robots')
  await page.getByRole('button', { name: /^Link trouble/ }).click()
  await expect(page.getByText(`No products match “${products.word}”`)).toBeVisible()
  await products.removeAll()
})
