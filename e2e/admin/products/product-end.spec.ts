import { openDashboard, TestPosts, openAsAdmin } from '../../support/admin'
import { chooseInRow, expect, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

test('products are archived from the list and brought back by Undo, and stay in their posts', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  const posts = new TestPosts(request)
  const id = await products.make('Trowel')
  const post = await posts.make({ title: 'Pointing', status: 'published', products: [id] })

  await openDashboard(page, `?tab=products&q=${products.word}`)
  const list = page.getByRole('list', { name: 'Products', exact: true })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Select Products' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('1 product archived')).toBeVisible()
  await expect(page.getByText(`No products match “${products.word}”`)).toBeVisible()
  await chooseInRow(page.getByRole('tabpanel'), 'Archived')
  await expect(list).toContainText(`Trowel ${products.word}`)
  await page.goto(`/curated-posts/${post.id}`)
  await expect(page.locator('#featured-products')).toContainText(`Trowel ${products.word}`)

  await page.goto(`/admin?tab=products&q=${products.word}&filter=archived`)
  await page.getByRole('button', { name: 'Select Products' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Take out of the archive' }).click()
  await expect(page.getByText('1 product taken out of the archive')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 product archived')).toBeVisible()
  const { archived_at: archivedAt } = await callAsAdmin(request, 'get', `/admin/products/${id}`)
  expect(archivedAt).toMatch(/^20/)
  await posts.removeAll()
  await products.removeAll()
})

test('a product that is gone leads visitors to the one to buy instead', async ({ page, request }) => {
  const products = new TestProducts(request)
  const posts = new TestPosts(request)
  const old = await products.make('Old float')
  await products.make('New float')
  const post = await posts.make({ title: 'Floating', status: 'published', products: [old] })

  await openAsAdmin(page, `/admin/product/${old}`)
  const archive = page.getByRole('region', { name: 'Archive' })
  await archive.getByRole('button', { name: 'No longer available...' }).click()
  const dialog = page.getByRole('dialog', { name: 'No longer available' })
  const suggested = dialog.getByRole('list', { name: 'Suggested' })
  await expect(suggested).toBeVisible()
  await dialog.getByRole('searchbox').fill(`New float ${products.word}`)
  await dialog.getByRole('searchbox').press('Enter')
  await dialog
    .getByRole('button', { name: `New float ${products.word}` })
    .first()
    .click()
  await expect(dialog).toBeHidden()
  await expect(archive).toContainText(`and instead New float ${products.word}`)
  // Where it was scrolled to, the bar at the bottom may cover a part of a field.
  await page.evaluate(() => scrollTo(0, 0))

  await page.goto(`/curated-posts/${post.id}`)
  const featured = page.locator('#featured-products')
  await expect(featured).toContainText('No longer available')
  await expect(featured).not.toContainText('$')
  await expect(featured.getByRole('link', { name: /^Instead: New float/ })).toHaveAttribute(
    'href',
    new RegExp(`${products.word}-1`),
  )

  await page.goto(`/admin/product/${old}`)
  await archive.getByRole('button', { name: 'Available again' }).click()
  await expect(archive.getByRole('button', { name: 'No longer available...' })).toBeVisible()
  await page.goto(`/curated-posts/${post.id}`)
  await expect(featured).toContainText('$')
  await posts.removeAll()
  await products.removeAll()
})
