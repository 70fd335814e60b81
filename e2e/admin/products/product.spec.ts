import { openDashboard, TestPosts } from '../../support/admin'
import { expect, test } from '../../support/page-test'
import { pictureFile } from '../../support/pictures'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

test('every field of a product is edited, beside another editor, and the post that features it shows the changes', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/409/)
  const products = new TestProducts(request)
  const posts = new TestPosts(request)
  const id = await products.make('Saw')
  const post = await posts.make({ title: 'Cutting', status: 'published', products: [id] })

  await openDashboard(page, `?tab=products&q=${products.word}`)
  await page.getByRole('link', { name: `Saw ${products.word}` }).click()
  await expect(page).toHaveURL(`/admin/product/${id}`)
  await expect(page.getByRole('heading', { name: 'Used in 1 post' })).toBeVisible()
  await expect(page.getByRole('link', { name: post.title })).toHaveAttribute('href', `/admin/post/${post.id}`)
  await expect(page.getByText(/^Read from thing.* except for what is marked/)).toBeVisible()

  await page.getByLabel('Name', { exact: true }).fill(`Fine saw ${products.word}`)
  await page.getByLabel('Price', { exact: true }).fill('12,5')
  await page.getByText('Purchase information').click()
  await page.getByLabel('Warranty').fill('Ten years')
  await page.getByRole('button', { name: 'Add specification' }).click()
  const specifications = page.getByRole('list', { name: 'Specifications' }).getByRole('listitem')
  await specifications.last().getByRole('textbox').first().fill('Teeth')
  await specifications.last().getByRole('textbox').last().fill('80')
  await page.getByLabel('Picture files').setInputFiles(await pictureFile('saw.png', 'tan'))
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
  await pictures.last().getByRole('radio', { name: 'Primary' }).check()
  await pictures.last().getByRole('textbox').fill('A saw of oak')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(page.getByText('Product updated successfully')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await page.getByText('Where each value comes from').click()
  await expect(page.getByRole('row', { name: /^Brand JSON-LD/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Price By hand/ })).toBeVisible()

  const { product, corrected } = await callAsAdmin(request, 'get', `/admin/products/${id}`)
  expect(product).toMatchObject({
    name: `Fine saw ${products.word}`,
    price: 12.5,
    purchase_info: { warranty_info: 'Ten years' },
    specifications: { Teeth: '80' },
  })
  expect(product.images.at(-1)).toMatchObject({
    uploaded_url: expect.stringMatching(/^\/uploads\//),
    alt_text: 'A saw of oak',
    is_primary: true,
  })
  expect(corrected).toEqual(['images', 'name', 'price', 'purchase_info', 'specifications'])

  await test.step('two editors do not overwrite each other', async () => {
    await page.getByRole('textbox', { name: 'Brand' }).fill('Mine')
    await callAsAdmin(request, 'put', `/data/products/${id}`, { sku: 'THEIRS' })
    await page.getByRole('button', { name: 'Update Product' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('after you opened it')
    await page.getByRole('button', { name: 'Save my changes' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page.getByText('Unsaved changes')).toBeHidden()
    expect((await callAsAdmin(request, 'get', `/admin/products/${id}`)).product).toMatchObject({
      brand: 'Mine',
      sku: 'THEIRS',
    })
  })
  await test.step('leaving unsaved changes asks for confirmation', async () => {
    await page.getByRole('textbox', { name: 'Brand' }).fill('Later')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'You have unsaved changes. Are you sure you want to go back?',
    )
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(`/admin?tab=products&q=${products.word}`)
  })
  await page.goto(`/curated-posts/${post.id}`)
  await expect(page.getByRole('heading', { name: `Fine saw ${products.word}` })).toBeVisible()
  await expect(page.locator('#featured-products')).toContainText('$12.50')
  await posts.removeAll()
  await products.removeAll()
})
