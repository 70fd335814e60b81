import { ADMIN_HEADER, openDashboard, TestPosts, openAsAdmin } from '../../support/admin'
import { expect, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

test('an affiliate program applies to every link to its shop until it is removed', async ({ page, request }) => {
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
  await request.delete(`/api/admin/affiliate-programmes/${shop}`, { headers: { authorization: ADMIN_HEADER } })
  await page.goto(`/curated-posts/${post.id}`)
  await expect(page.locator('#featured-products').getByRole('link', { name: /View Product/ })).toHaveAttribute(
    'href',
    address,
  )
  await posts.removeAll()
  await products.removeAll()
})

test('a product whose link has another tag than the program of its shop is found, and says why', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  const address = products.address()
  const shop = new URL(address).hostname
  const id = await products.make('Chair')
  await callAsAdmin(request, 'put', `/data/products/${id}`, { product_url: `${address}?ref=them` })
  await callAsAdmin(request, 'put', `/admin/affiliate-programmes/${shop}`, { parameter: 'ref', value: 'us' })
  await openDashboard(page, `?tab=products&q=${products.word}`)
  await page.getByRole('button', { name: /^Needs attention/ }).click()
  await page.getByRole('button', { name: /^Link without your tag/ }).click()
  const list = page.getByRole('list', { name: 'Products' })
  await list.getByRole('link', { name: `Chair ${products.word}` }).click()
  await expect(page.getByText('Its address has another tag, them, so you earn nothing from it.')).toBeVisible()
  await request.delete(`/api/admin/affiliate-programmes/${shop}`, { headers: { authorization: ADMIN_HEADER } })
  await products.removeAll()
})

test('the tag of an address is offered for all links to its shop, while there is no programme for it', async ({
  page,
  request,
  isMobile,
}) => {
  // Shops that no other test uses: the widths run at once.
  const host = isMobile ? 'amazon.sa' : 'amazon.co.za'
  await request.delete(`/api/admin/affiliate-programmes/${host}`, { headers: { authorization: ADMIN_HEADER } })
  const { word } = new TestProducts(request)
  const fields = { name: `Vice ${word}`, product_url: `https://www.${host}/${word}?tag=site-21` }
  const { product } = await callAsAdmin(request, 'post', '/admin/products', { fields })
  await openAsAdmin(page, `/admin/product/${product.product_id}`)
  await page.getByRole('button', { name: `Use its tag site-21 for all links to ${host}` }).click()
  await expect(page.getByText(`Links to ${host} get tag=site-21 from now on.`)).toBeVisible()
  // A toast under the pointer stays, however long the check takes.
  await page.getByText('Affiliate program saved').hover()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^Use its tag/ })).toBeVisible()
  const { programmes } = await callAsAdmin(request, 'get', '/data/affiliate-programmes')
  expect(programmes.map((programme: { host: string }) => programme.host)).not.toContain(host)
  await callAsAdmin(request, 'post', '/admin/products/batch-delete', { ids: [product.product_id] })
})
