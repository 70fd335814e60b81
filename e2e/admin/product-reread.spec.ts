import { TestPosts } from '../support/admin'
import { openAsAdmin } from '../support/editor'
import { expect, expectAccessible, test } from '../support/page-test'
import { callAsAdmin } from '../support/posts'
import { TestProducts } from '../support/products'

test('a page that is read again shows its differences, and only the chosen ones are applied', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  const id = await products.make('Bench saw')
  await callAsAdmin(request, 'put', `/data/products/${id}`, { sku: 'OLD', brand: 'Old' })
  await callAsAdmin(request, 'put', `/data/products/${id}`, { follow: ['sku', 'brand'] })

  await openAsAdmin(page, `/admin/product/${id}`)
  await page.getByRole('button', { name: 'Read the page again' }).click()
  const dialog = page.getByRole('dialog', { name: 'What the page says now' })
  await expect(dialog).toBeVisible()
  const differences = dialog.getByRole('list', { name: 'Differences' }).getByRole('listitem')
  await expect(differences).toHaveCount(3)
  await expectAccessible(page)
  await expect(dialog.getByRole('checkbox', { name: /^Name by hand/ })).not.toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: /^SKU/ })).toBeChecked()
  await dialog.getByRole('checkbox', { name: /^Brand/ }).uncheck()
  await dialog.getByRole('button', { name: 'Apply 1 change' }).click()
  await expect(page.getByText('1 field taken from the page')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('SKU')).toHaveValue('TL-0912')
  await expect(page.getByRole('textbox', { name: 'Brand' })).toHaveValue('Old')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Bench saw ${products.word}`)
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await products.removeAll()
})

test('a page that shows another product, or refuses to be read, says so and changes nothing', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/reread/)
  const products = new TestProducts(request)
  const address = products.address('microdata')
  const id = await products.make('Chop saw')
  const move = async (product_url: string) => {
    await callAsAdmin(request, 'put', `/data/products/${id}`, { product_url })
    await callAsAdmin(request, 'put', `/data/products/${id}`, { follow: ['product_url'] })
  }
  await move(address)
  await openAsAdmin(page, `/admin/product/${id}`)
  await page.getByRole('button', { name: 'Read the page again' }).click()
  const dialog = page.getByRole('dialog', { name: 'The page shows another product' })
  await expect(dialog).toContainText('Nothing was changed')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await move(address.replace('microdata', 'status-403'))
  await page.reload()
  await page.getByRole('button', { name: 'Read the page again' }).click()
  await expect(page.getByText(/^Failed to read the page again: The shop did not let us read this page/)).toBeVisible()
  await page.getByRole('button', { name: 'Paste the page’s source' }).click()
  await expect(page.getByRole('dialog', { name: 'Paste the page’s source' })).toBeVisible()
  await expectAccessible(page)
  const { product } = await callAsAdmin(request, 'get', `/admin/products/${id}`)
  expect(product.name).toBe(`Chop saw ${products.word}`)
  await products.removeAll()
})

test('a product is edited without leaving the post that features it', async ({ page, request }) => {
  const products = new TestProducts(request)
  const posts = new TestPosts(request)
  const id = await products.make('Plane')
  const post = await posts.make({ title: 'Planing', status: 'draft', products: [id] })
  await openAsAdmin(page, `/admin/post/${post.id}`)
  const chosen = page.getByRole('list', { name: 'Linked products' })
  await expect(chosen).toContainText(`Plane ${products.word}`)
  await page.getByRole('button', { name: `Edit Plane ${products.word}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit product' })
  await dialog.getByLabel('Name').fill(`Block plane ${products.word}`)
  await dialog.getByLabel('Price', { exact: true }).fill('33')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save Product' }).click()
  await expect(dialog).toBeHidden()
  await expect(chosen).toContainText(`Block plane ${products.word}`)
  await expect(chosen).toContainText('$33.00')
  await expect(page).toHaveURL(`/admin/post/${post.id}`)
  await posts.removeAll()
  await products.removeAll()
})
