import { openDashboard, TestPosts, openAsAdmin } from '../../support/admin'
import { expect, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

test('a page that is read again shows its differences, the chosen ones are applied and undone, and another product or a refusal changes nothing', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/reread/)
  const products = new TestProducts(request)
  const id = await products.make('Bench saw')
  const url = `/data/products/${id}`
  await callAsAdmin(request, 'put', url, { sku: 'OLD', brand: 'Old' })
  await callAsAdmin(request, 'put', url, { follow: ['sku', 'brand'] })
  await openAsAdmin(page, `/admin/product/${id}`)
  const reread = page.getByRole('button', { name: 'Read the page again' })
  const sku = page.getByLabel('SKU', { exact: true })

  await test.step('the chosen differences are applied', async () => {
    await reread.click()
    const dialog = page.getByRole('dialog', { name: 'What the page says now' })
    await expect(dialog).toBeVisible()
    const differences = dialog.getByRole('list', { name: 'Differences' }).getByRole('listitem')
    await expect(differences).toHaveCount(3)
    await expect(dialog.getByRole('checkbox', { name: /^Name by hand/ })).not.toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: /^SKU/ })).toBeChecked()
    await dialog.getByRole('checkbox', { name: /^Brand/ }).uncheck()
    await dialog.getByRole('button', { name: 'Apply 1 change' }).click()
    await expect(page.getByText('1 field taken from the page')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(sku).toHaveValue('TL-0912')
    await expect(page.getByRole('textbox', { name: 'Brand' })).toHaveValue('Old')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Bench saw ${products.word}`)
    await expect(page.getByText('Unsaved changes')).toBeHidden()
  })
  await test.step('they are undone, also when the answer is slow', async () => {
    let answer = () => {}
    const pending = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/admin/products/undo-readings', async (route) => {
      await pending
      await route.continue()
    })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
    answer()
    await expect(page.getByText('1 product put back as before')).toBeVisible()
    await expect(sku).toHaveValue('OLD')
    await expect(page.getByText('Unsaved changes')).toBeHidden()
  })
  const address = products.address('microdata', 0)
  const move = async (product_url: string) => {
    await callAsAdmin(request, 'put', url, { product_url })
    await callAsAdmin(request, 'put', url, { follow: ['product_url'] })
    await page.reload()
    await reread.click()
  }
  await test.step('another product on the page changes nothing', async () => {
    await move(address)
    const dialog = page.getByRole('dialog', { name: 'The page shows another product' })
    await expect(dialog).toContainText('Nothing was changed')
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('neither does a page that refuses to be read', async () => {
    await move(address.replace('microdata', 'status-403'))
    await expect(page.getByText(/^Failed to read the page again: The shop did not let us read this page/)).toBeVisible()
    await page.getByRole('button', { name: 'Paste the page’s source' }).click()
    await expect(page.getByRole('dialog', { name: 'Paste the page’s source' })).toBeVisible()
    const { product } = await callAsAdmin(request, 'get', `/admin/products/${id}`)
    expect(product.name).toBe(`Bench saw ${products.word}`)
  })
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
  await dialog.getByRole('button', { name: 'Save Product' }).click()
  await expect(dialog).toBeHidden()
  await expect(chosen).toContainText(`Block plane ${products.word}`)
  await expect(chosen).toContainText('$33.00')
  await expect(page).toHaveURL(`/admin/post/${post.id}`)
  await posts.removeAll()
  await products.removeAll()
})

test('chosen products are read again from the list, and what differs is applied to those that stay chosen', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  const [saw, drill] = [await products.make('Saw'), await products.make('Drill')]
  for (const id of [saw, drill]) {
    await callAsAdmin(request, 'put', `/data/products/${id}`, { sku: 'OLD' })
    await callAsAdmin(request, 'put', `/data/products/${id}`, { follow: ['sku'] })
  }
  await openDashboard(page, `?tab=products&q=${products.word}`)
  await page.getByRole('button', { name: 'Select Products' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Read again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Read the pages again' })
  await expect(dialog).toContainText('2 pages read: 2 with differences to take over.')
  await dialog.getByRole('checkbox', { name: /^Drill/ }).uncheck()
  await dialog.getByRole('button', { name: 'Apply to 1 product' }).click()
  await expect(page.getByText('1 product updated from its page')).toBeVisible()
  await expect(dialog).toBeHidden()
  const sku = async (id: string) => (await callAsAdmin(request, 'get', `/admin/products/${id}`)).product.sku
  expect([await sku(saw), await sku(drill)]).toEqual(['TL-0912', 'OLD'])
  await products.removeAll()
})
