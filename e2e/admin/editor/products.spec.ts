import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'
import { storedPost } from '../../support/posts'
import { TestProducts } from '../../support/products'

test('products are found by part of their name or fetched by the URL of their page, linked once, moved and removed', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  const [first, second] = [
    { product_id: await products.make('Awl'), name: `Awl ${products.word}` },
    { product_id: await products.make('Bit'), name: `Bit ${products.word}` },
  ] as const
  const editor = new EditorPage(page)
  const post = await editor.edit(request)
  await editor.products.fill('E')
  await expect(page.getByRole('listbox', { name: 'Products' }).getByRole('option')).toHaveCount(10)
  await editor.products.fill(first.name.slice(2).toUpperCase())
  await page.getByRole('option', { name: first.name }).click()
  const chosen = page.getByRole('list', { name: 'Linked products' }).getByRole('listitem')
  await expect(chosen).toHaveText([/\$549\.00/])
  await editor.products.fill(first.name)
  await expect(page.getByRole('option', { name: first.name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Product already added')).toBeVisible()
  await expect(chosen).toHaveCount(1)
  await editor.products.fill(second.name)
  await expect(page.getByRole('option', { name: second.name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveCount(2)
  await page.getByRole('button', { name: `Move ${second.name} up` }).click()
  await expect(chosen.first()).toContainText(second.name)
  await page.keyboard.press('Alt+ArrowDown')
  await expect(chosen.first()).toContainText(first.name)
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await storedPost(request, post.id)).products.map(({ product_id }) => product_id)).toEqual([
    first.product_id,
    second.product_id,
  ])
  await page.getByRole('button', { name: `Remove ${first.name}` }).click()
  await expect(chosen).toHaveCount(1)

  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/products/fetch-from-url', async (route) => {
    await released
    await route.continue()
  })
  await editor.products.fill('https://www.timberline.example/json-ld-graph')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Fetching product...')).toBeVisible()
  release()
  await expect(page.getByText('Product fetched successfully: Ashgrove 12 in. Sliding Miter Saw')).toBeVisible()
  const review = page.getByRole('dialog', { name: 'Review product' })
  await expect(review.getByLabel('Name')).toHaveValue(/^Ashgrove 12 in\. Sliding Miter Saw/)
  await review.getByLabel('Price', { exact: true }).fill('much')
  await review.getByRole('button', { name: 'Link Product' }).click()
  await expect(review.getByText(/^Must be a number from 0 to/)).toBeVisible()
  await review.getByLabel('Price', { exact: true }).fill('512.5')
  await page.keyboard.press('Enter')
  await expect(review).toBeHidden()
  await expect(page.getByRole('list', { name: 'Linked products' })).toContainText('$512.50')
  await expect(editor.products).toHaveValue('')
  await expect(page).toHaveURL(`/admin/post/${post.id}`)
  await expect(editor.marker).toBeVisible()

  await expect(page.getByText('Product already added'), 'what was told before').toBeHidden()
  await editor.products.fill('https://www.timberline.example/json-ld-graph')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Product already added')).toBeVisible()
  await products.removeAll()
})
