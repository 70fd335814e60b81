import { ADMIN_HEADER, openDashboard, TestPosts } from '../../support/admin'
import { expect, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

test('an affiliate program applies to every link to its shop until it is removed, and a link with another tag is found', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  const posts = new TestPosts(request)
  const address = products.address()
  const shop = new URL(address).hostname
  const id = await products.make('Lamp')
  const post = await posts.make({
    title: 'Light',
    status: 'published',
    products: [id],
    content: `<p>See <a href="${address}">the lamp</a>.</p>`,
  })
  const plain = `${address}?ref=${products.word}`
  const earning = `${plain}&sub=${post.id}`

  await openDashboard(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Affiliate programs' }).click()
  await expect(page).toHaveURL('/admin?tab=affiliates')
  await page.getByLabel('Shop', { exact: true }).selectOption('Another shop')
  await page.getByLabel('Domain of the shop').fill(address)
  await page.getByLabel('Parameter', { exact: true }).fill('ref')
  await page.getByLabel('Value').fill(products.word)
  await page.getByLabel('Parameter for the post’s id (optional)').fill('sub')
  await expect(page.getByText(`https://www.${shop}/a-product?ref=${products.word}&sub=id-of-the-post`)).toBeVisible()
  await page.getByRole('button', { name: 'Save program' }).click()
  const row = page.getByRole('list', { name: 'Your programs' }).getByRole('listitem').filter({ hasText: shop })
  await expect(row).toContainText(`ref=${products.word}`)

  await page.goto(`/curated-posts/${post.id}`)
  await expect(page.locator('#featured-products').getByRole('link', { name: /View Product/ })).toHaveAttribute(
    'href',
    earning,
  )
  await expect(page.getByRole('article').getByRole('link', { name: 'the lamp' })).toHaveAttribute('href', earning)
  await expect(page.getByRole('article').getByRole('link', { name: 'the lamp' })).toHaveAttribute(
    'rel',
    'sponsored nofollow noopener',
  )
  await expect(page.getByText(/^We may earn a commission/)).toBeVisible()
  const html = await (await request.get(`/curated-posts/${post.slug}/${post.id}`)).text()
  expect(html.match(/<script type="application\/ld\+json">[^]*?<\/script>/)?.[0]).toContain(`"url":"${earning}"`)
  const feed = await (await request.get('/feed.json')).text()
  expect(feed).toContain(`?ref=${products.word}`)
  await page.goto(`/?tab=explore&search=${products.word}`)
  await expect(page.getByRole('link', { name: /View Product/ })).toHaveAttribute('href', plain)
  const { data } = await (await request.get(`/api/data/products?search=${products.word}`)).json()
  expect(data.products[0].product_url, 'stored products are unchanged').toBe(address)

  await page.goto(`/admin/product/${id}`)
  await expect(page.getByText(`Visitors follow it as ${plain}`)).toBeVisible()
  await page.goto('/admin?tab=affiliates')
  await row.getByRole('button', { name: `Remove ${shop}` }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await callAsAdmin(request, 'put', `/data/products/${id}`, { product_url: `${address}?ref=them` })
  await page.goto(`/admin?tab=products&q=${products.word}`)
  await page.getByRole('button', { name: /^Needs attention/ }).click()
  await page.getByRole('button', { name: /^Link without your tag/ }).click()
  const list = page.getByRole('list', { name: 'Products' })
  await list.getByRole('link', { name: `Lamp ${products.word}` }).click()
  await expect(page.getByText('Its address has another tag, them, so you earn nothing from it.')).toBeVisible()
  await callAsAdmin(request, 'put', `/data/products/${id}`, { product_url: address })
  await request.delete(`/api/admin/affiliate-programmes/${shop}`, { headers: { authorization: ADMIN_HEADER } })
  await page.goto(`/curated-posts/${post.id}`)
  await expect(page.locator('#featured-products').getByRole('link', { name: /View Product/ })).toHaveAttribute(
    'href',
    address,
  )
  await posts.removeAll()
  await products.removeAll()
})
