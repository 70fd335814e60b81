import { publishedPosts } from '../support/published-posts'
import { ANY_WIDTH, expect, expectAccessible, test } from '../support/page-test'

test('a category page shows its posts and their number', async ({ page, request }) => {
  const category = 'Paint & Supplies'
  const { posts, pagination } = await publishedPosts(request, { category, page: 1, per_page: 10 })
  await page.goto(`/category/${encodeURIComponent(category)}/`)
  await expect(page).toHaveTitle(`${category} | Plumbline`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category)
  await expect(page.getByText(`Showing ${pagination.total} post(s) in this category`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(posts.map((post) => post.title))
  await expect(page.getByText(`Page 1 of ${pagination.total_pages}`)).toBeVisible()
  await expectAccessible(page)
})

test('every spelling of a category name redirects to the canonical URL', ANY_WIDTH, async ({ request }) => {
  for (const name of ['Furniture%20%26%20D%C3%A9cor', 'Furniture%20%26%20De%CC%81cor', 'Furniture%20&%20D%C3%A9cor']) {
    const response = await request.get(`/category/${name}`, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
  }
  expect((await request.get('/category/Furniture%20%26%20D%C3%A9cor/')).status()).toBe(200)
})

test('an unknown category answers 404', async ({ page, problems }) => {
  problems.allow(/404/)
  const response = await page.goto('/category/Spaceships/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
