import { publishedPosts } from '../support/published-posts'
import { expect, test } from '../support/page-test'

test('a category page shows its posts and their number', async ({ page, request }) => {
  const category = 'Paint & Supplies'
  const { posts, pagination } = await publishedPosts(request, { category, page: 1, per_page: 10 })
  await page.goto(`/category/${encodeURIComponent(category)}/`)
  await expect(page).toHaveTitle(`${category} | Plumbline`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category)
  await expect(page.getByText(`Showing ${pagination.total} post(s) in this category`)).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(posts.map((post) => post.title))
  await expect(page.getByText(`Page 1 of ${pagination.total_pages}`)).toBeVisible()
})
