import { TestPosts, openDashboard, test } from '../support/admin'
import { ANOTHER_API, chooseInRow, expect, requestTest } from '../support/page-test'

const CATEGORY = 'Roofing & Gutters'

requestTest(
  'no response to anyone but the admin contains anything of a draft',
  ANOTHER_API,
  async ({ request, baseURL }) => {
    const posts = new TestPosts(request)
    const draft = await posts.make({ status: 'draft', categories: [CATEGORY], tags: [posts.word] })
    const category = `/category/${encodeURIComponent(CATEGORY)}/`
    const pages = [
      '/',
      '/?tab=explore',
      '/page/1',
      category,
      `/search?q=${posts.word}`,
      `/curated-posts/${draft.slug}/${draft.id}`,
      `/curated-posts/${draft.id}`,
      `/draft/curated-posts/${draft.id}`,
      '/admin',
      `/admin/post/${draft.id}`,
      '/admin-login',
      '/feed.xml',
      '/atom.xml',
      '/feed.json',
      `${category}feed.xml`,
      '/sitemap.xml',
      '/sitemaps/posts-1.xml',
      `/social/post/${draft.id}.png`,
      '/llms.txt',
      '/api/curated-posts',
      `/api/curated-posts?status=published&q=${posts.word}`,
      `/api/curated-posts?status=draft`,
      `/api/curated-posts?counts=true`,
      `/api/curated-posts?category=${encodeURIComponent(CATEGORY)}`,
      `/api/curated-posts?tag=${posts.word}`,
      `/api/curated-posts/${draft.id}`,
      `/api/data/products?search=${posts.word}`,
      `/api/data/posts/categories`,
    ]
    const visits: Record<string, string>[] = [
      {},
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { cookie: 'admin=true; admin-session=true' },
      { authorization: 'Bearer admin' },
    ]
    for (const path of pages) {
      const bodies = visits.map(async (headers) => (await fetch(`${baseURL}${path}`, { headers })).text())
      for (const [nth, body] of (await Promise.all(bodies)).entries()) {
        const leaks = [draft.title, `About ${posts.word}`, `Body ${posts.word}`].filter((secret) =>
          body.includes(secret),
        )
        expect(leaks, `${path} with ${JSON.stringify(visits[nth])}`).toEqual([])
      }
    }
    await posts.removeAll()
  },
)

test('a preview is for the admin only, not cached and not indexed; that of a published post has no draft banner', async ({
  page,
  posts,
}) => {
  const draft = await posts.make({ status: 'draft' })
  const post = await posts.make({ title: 'Shown', status: 'published' })
  await openDashboard(page, `?q=${posts.word}`)
  await chooseInRow(page.getByRole('listitem').filter({ hasText: post.title }), 'Preview')
  await expect(page).toHaveURL(`/draft/curated-posts/${post.id}`)
  await expect(page.getByText('Preview - This post is published.')).toBeVisible()
  const body = page.getByRole('article').getByText(`Body ${posts.word}`)
  await expect(body).toBeVisible()
  await page.reload()
  await expect(body).toBeVisible()
  await expect(page.getByText('Draft Preview')).toBeHidden()
  await expect(page.getByRole('link', { name: 'View on the site' })).toHaveAttribute(
    'href',
    `/curated-posts/${post.slug}/${post.id}`,
  )

  const response = await page.goto(`/draft/curated-posts/${draft.id}`)
  const headers = response?.headers() ?? {}
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['x-robots-tag']).toContain('noindex')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)

  await page.context().clearCookies()
  await page.goto(`/draft/curated-posts/${post.id}`)
  await expect(page).toHaveURL(/\/admin-login\?next=/)
})
