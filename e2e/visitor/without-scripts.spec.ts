import { addressOf, findPost, publishedPosts } from '../support/published-posts'
import { expect, test } from '../support/page-test'

test.use({ javaScriptEnabled: false })

test.beforeEach(({ problems }) => {
  // Without scripts the browser logs the scripts that it does not load.
  problems.allow(/^request failed: .*\.js csp$/)
})

test('without scripts every public page shows its content, the list goes on, and the search works', async ({
  page,
  request,
}) => {
  const post = await findPost(request, (candidate) => candidate.products.length > 0 && candidate.categories.length > 0)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.goto(addressOf(post))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title)
  const product = page.getByRole('region', { name: 'Featured Products' }).getByRole('article').first()
  await product.getByText('View Details').click()
  await expect(product.getByText('Specifications')).toBeVisible()
  await page.goto(`/category/${encodeURIComponent(post.categories[0] ?? '')}/`)
  await expect(page.getByRole('link', { name: post.title }).first()).toBeVisible()
  await page.goto('/?tab=explore')
  await expect(page.getByText(/^Showing 1 to 9 of \d+ products$/)).toBeVisible()

  const { pagination } = await publishedPosts(request, { page: 1, per_page: 10 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Older posts' }).press('Enter')
  await expect(page).toHaveURL('/page/2')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByText(`Page 2 of ${pagination.total_pages}`)).toBeVisible()
  const search = page.getByPlaceholder('Search posts, tags, products...')
  await search.fill('paint')
  await search.press('Enter')
  await expect(page).toHaveURL('/search?q=paint')
  await expect(search).toHaveValue('paint')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a product with a broken image shows ‘No image’ without scripts', async ({ page, request, problems }) => {
  problems.allow(/404/)
  const post = await findPost(request, (candidate) => candidate.products.length > 0)
  await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }))
  await page.goto(addressOf(post))
  const picture = page.getByRole('region', { name: 'Featured Products' }).getByRole('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(0)
  expect(await picture.evaluate((image) => getComputedStyle(image, '::after').content)).toBe('"No image"')
})
