import { openDashboard, TestPosts } from '../../support/admin'
import { chooseInRow, expect, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

test('a possible duplicate is found by a filter, replaced in chosen posts, merged into another, and the merge is undone', async ({
  page,
  request,
  problems,
}) => {
  // The screen of a merged product is left while it asks for the product once more.
  problems.allow(/404/)
  const products = new TestProducts(request)
  const posts = new TestPosts(request)
  const [old, next] = [await products.make('Old plane'), await products.make('New plane')]
  const card = `<p>Its card:</p><p data-product="${old}"><a href="${products.address()}">Old plane</a></p>`
  const first = await posts.make({ title: 'Planing oak', status: 'published', products: [old], content: card })
  const second = await posts.make({ title: 'Planing ash', products: [old], content: card })

  const alone = await products.make('Alone')
  // Digits that no other test has.
  const upc = String(Number.parseInt(products.word.slice(-12), 16)).slice(0, 13)
  for (const id of [old, next]) await callAsAdmin(request, 'put', `/data/products/${id}`, { upc })
  await callAsAdmin(request, 'put', `/data/products/${alone}`, { upc: null })
  await openDashboard(page, `?tab=products&q=${products.word}`)
  const rows = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await chooseInRow(page.getByRole('tabpanel'), 'May be duplicates')
  await expect(page).toHaveURL(/filter=duplicates/)
  await expect(rows).toHaveCount(2)
  await page.getByRole('link', { name: `Old plane ${products.word}` }).click()
  await expect(page.getByRole('list', { name: 'Possible duplicates' })).toContainText(`New plane ${products.word}`)

  await page.getByRole('button', { name: 'Replace or merge...' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(products.word)
  await dialog.getByRole('button', { name: `New plane ${products.word}` }).click()
  const inPosts = dialog.getByRole('list', { name: 'Posts to change' })
  await expect(inPosts.getByRole('listitem')).toHaveCount(2)
  await expect(inPosts.getByRole('listitem').filter({ hasText: first.title })).toContainText(
    'Also in a block of its text',
  )
  await inPosts.getByRole('checkbox', { name: second.title }).uncheck()
  await expect(dialog.getByRole('checkbox', { name: /They are the same product/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Replace in 1 post' }).click()
  await expect(page.getByText('Product replaced in 1 post')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Used in 1 post' })).toBeVisible()
  await page.goto(`/curated-posts/${first.id}`)
  await expect(page.getByRole('heading', { name: `New plane ${products.word}` })).toBeVisible()
  await expect(page.locator('div.product-card')).toContainText(`New plane ${products.word}`)

  await page.goto(`/admin/product/${old}`)
  await page.getByRole('button', { name: 'Replace or merge...' }).click()
  await dialog
    .getByRole('list', { name: 'Suggested' })
    .getByRole('button', { name: `New plane ${products.word}` })
    .click()
  await dialog.getByRole('checkbox', { name: /They are the same product/ }).check()
  await dialog.getByRole('button', { name: 'Merge products' }).click()
  await expect(page).toHaveURL(`/admin/product/${next}`)
  await expect(page.getByRole('heading', { name: 'Used in 2 posts' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Possible duplicates' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Product restored in 1 post')).toBeVisible()
  const { posts: used } = await callAsAdmin(request, 'get', `/admin/products/${old}`)
  expect(used.map((post: { id: string }) => post.id)).toEqual([second.id])
  const { post } = await callAsAdmin(request, 'get', `/curated-posts/${second.id}`)
  expect(post.content).toContain(`data-product="${old}"`)
  await posts.removeAll()
  await products.removeAll()
})
