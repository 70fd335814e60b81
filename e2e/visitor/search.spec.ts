import { findPost, publishedPosts } from '../support/published-posts'
import { expect, test } from '../support/page-test'

test('a search finds a post by its title, its tag and its product', async ({ page, request }) => {
  const post = await findPost(request, (candidate) => candidate.tags.length > 0 && candidate.products.length > 0)
  for (const text of [post.title, post.tags[0] ?? '', post.products[0]?.name ?? '']) {
    await page.goto(`/search?q=${encodeURIComponent(text)}`)
    await expect(page.getByRole('heading', { name: post.title })).toBeVisible()
  }
})

test('a search with many results is paginated', async ({ page, request }) => {
  const words = ['wall', 'floor', 'screws', 'wood', 'room', 'paint']
  const totals = await Promise.all(
    words.map(async (q) => (await publishedPosts(request, { q, page: 1, per_page: 10 })).pagination.total),
  )
  const word = words[totals.findIndex((total) => total > 10)]
  await page.goto(`/search?q=${word}`)
  const label = page.getByText(/^Page 1 of \d+$/)
  await expect(label).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(`/search?q=${word}&page=2`)
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(label).toBeVisible()
})

test('a search page has JSON-LD of its results, and one canonical URL', async ({ page, baseURL }) => {
  const canonical = page.locator('link[rel=canonical]')
  const data = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'][0]
  await page.goto('/search?q=paint&t=1')
  await expect(canonical).toHaveAttribute('href', `${baseURL}/search?q=paint`)
  const listed = await data()
  expect(listed).toMatchObject({
    '@type': 'CollectionPage',
    url: `${baseURL}/search?q=paint`,
    name: 'Search Results for paint',
  })
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  const all = await links.evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).href))
  // The products above the posts lead to their shops.
  const shown = all.filter((href) => href.startsWith(`${baseURL}/`))
  expect(listed.mainEntity.itemListElement.map(({ item }: { item: { url: string } }) => item.url)).toEqual(shown)
})

test('a search without results shows a message and other ways', async ({ page }) => {
  await page.goto('/search?q=zzqxv')
  await expect(page.getByText('No posts found. Try different keywords or filters.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Browse by category' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Popular posts' }).getByRole('article')).toHaveCount(3)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('on a phone no text of a result is cut, and the sentence that was found stands in place of the summary', async ({
  page,
  request,
}) => {
  const { posts } = await publishedPosts(request, { q: 'door', page: 1, per_page: 10, brief: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search?q=door')
  const results = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2 }) })
  const cut = await results
    .locator('p')
    .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length)
  expect(cut).toBe(0)
  const quoting = results.filter({ hasText: 'In its text: ' })
  expect(await quoting.count()).toBeGreaterThan(2)
  for (const post of posts.slice(1)) {
    const result = results.filter({ hasText: post.title })
    const isQuoted = (await result.filter({ hasText: 'In its text: ' }).count()) > 0
    await expect(result.getByText(post.summary.slice(0, 20))).toBeVisible({ visible: !isQuoted })
  }
})
