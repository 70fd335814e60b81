import { addressOf, findPost } from '../support/published-posts'
import { ANY_WIDTH, expect, expectAccessible, test } from '../support/page-test'

test('a post shows its image, badges, tags, content and featured products', async ({ page, request }) => {
  const post = await findPost(request, (candidate) => candidate.products.length > 1 && Boolean(candidate.slug))
  await page.goto(addressOf(post))
  await expect(page).toHaveTitle(`${post.title} | Plumbline`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title)
  const badge = page
    .getByRole('main')
    .getByRole('link', { name: post.categories[0] ?? '', exact: true })
    .first()
  await expect(badge).toHaveAttribute('href', `/category/${encodeURIComponent(post.categories[0] ?? '')}/`)
  await expect(page.getByText(post.summary).first()).toBeVisible()
  const panel = page.getByRole('region', { name: 'Featured Products' })
  await expect(panel.getByRole('article')).toHaveCount(post.products.length)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('several products of a post can be open at once', async ({ page, request }) => {
  const post = await findPost(request, (candidate) => candidate.products.length > 1)
  await page.goto(addressOf(post))
  const panel = page.getByRole('region', { name: 'Featured Products' })
  await panel.getByText('View Details').filter({ visible: true }).first().click()
  await panel.getByText('View Details').filter({ visible: true }).first().click()
  await expect(panel.getByText('Show Less').filter({ visible: true })).toHaveCount(2)
})

test(
  'a post without a slug has its URL by id, and a wrong or missing slug redirects to the canonical URL',
  ANY_WIDTH,
  async ({ page, request }) => {
    const bare = await findPost(request, (candidate) => !candidate.slug)
    await page.goto(`/curated-posts/something/${bare.id}`)
    await expect(page).toHaveURL(`/curated-posts/${bare.id}`)
    const named = await findPost(request, (candidate) => Boolean(candidate.slug))
    for (const wrong of [`/curated-posts/${named.id}`, `/curated-posts/wrong/${named.id}`]) {
      const response = await request.get(wrong, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(response.headers().location).toBe(addressOf(named))
    }
  },
)

test('a missing post shows the not-found text and answers 404', async ({ page, problems }) => {
  problems.allow(/404/)
  const response = await page.goto('/curated-posts/nothing/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
  await expect(page.getByText("The post you're looking for doesn't exist.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  await expectAccessible(page)
})
