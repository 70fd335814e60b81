import { readFile } from 'node:fs/promises'
import { openDashboard } from '../../support/admin'
import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

const FIXTURE = new URL('../../../lib/reader/fixtures/json-ld-graph.html', import.meta.url)
const stored = async (request: Parameters<typeof callAsAdmin>[0], word: string) =>
  (await callAsAdmin(request, 'get', `/admin/products?q=${word}`)).products as { product_id: string; name: string }[]

test('a product whose shop blocks requests is entered by hand, with the URL filled in', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/\.example/, /fetch-from-url/)
  const products = new TestProducts(request)
  const editor = await new EditorPage(page).create()
  await editor.products.fill(products.address('status-403'))
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Failed to fetch product: The shop did not let us read this page: it answered with status 403.'),
  ).toBeVisible()
  const byHand = page.getByRole('button', { name: 'Add it yourself' })
  // The bar at the bottom may cover a part of the buttons.
  await byHand.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await byHand.click()
  const review = page.getByRole('dialog', { name: 'New product' })
  await expect(review.getByLabel('Address in the shop')).toHaveValue(products.address('status-403'))
  await review.getByLabel('Name').fill(`Lamp ${products.word}`)
  await review.getByRole('button', { name: 'Link Product' }).click()
  await expect(page.getByRole('list', { name: 'Linked products' })).toContainText(`Lamp ${products.word}`)
  const [made] = await stored(request, products.word)
  expect(made?.name).toBe(`Lamp ${products.word}`)
  products.ids.push(made?.product_id ?? '')
  await products.removeAll()
})

test('a product is read from pasted HTML source, reviewed and stored, and a cancelled one is not', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  await openDashboard(page, '?tab=products')
  await page.getByRole('link', { name: 'Add Product' }).click()
  await expect(page).toHaveURL('/admin/product/create')

  const address = page.getByLabel('Address of its page in a shop')
  await address.fill(products.address())
  await page.keyboard.press('Enter')
  const review = page.getByRole('dialog', { name: 'Review product' })
  await review.getByLabel('Name').fill(`Cancelled ${products.word}`)
  await review.getByRole('button', { name: 'Cancel' }).click()
  await expect(review).toBeHidden()
  expect(
    (await callAsAdmin(request, 'get', '/admin/products')).products.map(
      ({ product_url }: { product_url: string }) => product_url,
    ),
  ).not.toContain(products.address())

  await address.fill(products.address('status-503'))
  await page.getByRole('button', { name: 'Add it yourself' }).click()
  await page.getByRole('button', { name: 'Paste the page’s source' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste the page’s source' })
  await expect(dialog.getByLabel('Address of the page')).toHaveValue(products.address('status-503'))
  await dialog.getByLabel('Source of the page').fill(await readFile(FIXTURE, 'utf8'))
  await dialog.getByRole('button', { name: 'Read Product' }).click()
  await expect(review.getByLabel('Name')).toHaveValue(/^Ashgrove 12 in\. Sliding Miter Saw/)
  await review.getByLabel('Name').fill(`Pasted ${products.word}`)
  await review.getByRole('button', { name: 'Save Product' }).click()
  await expect(page).toHaveURL(/\/admin\/product\/[0-9a-z]{16}$/)
  await expect(page.getByText('Not used yet')).toBeVisible()
  const [made] = await stored(request, products.word)
  expect(made?.name).toBe(`Pasted ${products.word}`)
  products.ids.push(made?.product_id ?? '')
  await products.removeAll()
})
