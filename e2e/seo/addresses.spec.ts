import { request as send } from 'node:http'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { TestPosts } from '../support/admin'
import { callAsAdmin, changeStored } from '../support/posts'
import { SEO_SITE } from '../support/sites'

/** A response for the raw path: fetch would normalize some of them. */
function visit(path: string): Promise<{ status: number; locations: string[] }> {
  return new Promise((resolve, reject) => {
    const sent = send(SEO_SITE.url, { path }, (response) => {
      response.resume()
      const locations = response.rawHeaders.filter(
        (_, index) => response.rawHeaders[index - 1]?.toLowerCase() === 'location',
      )
      resolve({ status: response.statusCode ?? 0, locations: locations.map((to) => to.replace(SEO_SITE.url, '')) })
    })
    sent.on('error', reject)
    sent.end()
  })
}

async function latestPost(request: APIRequestContext): Promise<{ id: string; slug: string }> {
  const { data } = await (await request.get('/api/curated-posts?limit=1')).json()
  return data.posts[0]
}

const TO_CATEGORY = '/category/Power%20Tools/'

for (const [address, to] of [
  ['/category/Power%20Tools', TO_CATEGORY],
  ['/category/power%20tools/', TO_CATEGORY],
  ['/Category/POWER%20TOOLS?utm_medium=x', TO_CATEGORY],
  ['//category//Power%20Tools', TO_CATEGORY],
  ['//category/Power%20Tools/?fbclid=2', TO_CATEGORY],
  ['/category/Power%20Tools/feed.xml/', '/category/Power%20Tools/feed.xml'],
  ['/?utm_source=x&utm_campaign=y', '/'],
  ['/?tab=explore&gclid=x', '/?tab=explore'],
  ['/SEARCH//?q=wood+paint&gclid=1&page=2', '/search?q=wood+paint&page=2'],
  ['/x/../%2e/search?q=wood', '/search?q=wood'],
  ['/Feed.xml', '/feed.xml'],
  ['/page//2/', '/page/2'],
  ['/sign-in/', '/sign-in'],
  ['/compare', '/?tab=explore'],
] as const) {
  test(`${address} redirects to ${to} in one step`, async () => {
    expect(await visit(address)).toEqual({ status: 308, locations: [to] })
    expect((await visit(to)).status).toBe(200)
  })
}

test('every spelling of a post’s URL redirects to the canonical one in one step', async ({ request }) => {
  const { id, slug } = await latestPost(request)
  const to = `/curated-posts/${slug}/${id}`
  expect((await visit(to)).status).toBe(200)
  for (const address of [
    `/curated-posts/${id}`,
    `/curated-posts/another-slug/${id}`,
    `${to}/`,
    `/curated-posts/${id}?utm_source=x`,
    `/Curated-Posts/another/${id.toUpperCase()}/?gclid=1`,
    `//curated-posts//${slug}//${id}//`,
  ]) {
    expect(await visit(address), address).toEqual({ status: 308, locations: [to] })
  }
})

test('a changed slug leaves a redirect, and a deleted post answers 410', async ({ request }) => {
  const own = new TestPosts(request)
  const post = await own.make({ title: 'First title', status: 'published' })
  const [before, image] = [`/curated-posts/${post.slug}/${post.id}`, `/social/post/${post.id}.png`]
  expect((await visit(before)).status).toBe(200)
  const { slug } = await changeStored(request, post.id, { seo: { slug: `second-title-${own.word}` } })
  expect(slug).not.toBe(post.slug)
  const after = `/curated-posts/${slug}/${post.id}`
  expect(await visit(before)).toEqual({ status: 308, locations: [after] })
  expect((await visit(image)).status).toBe(200)
  await callAsAdmin(request, 'delete', `/curated-posts/${post.id}`)
  for (const address of [before, after, `${after}/?utm_source=x`])
    expect((await visit(address)).status, address).toBe(410)
  expect((await visit(image)).status).toBe(404)
  const page = await request.get(after)
  const html = await page.text()
  expect(html).toContain('Post Not Found')
  expect(html).toContain('Search posts, tags, products...')
  expect(html).toContain('<meta name="robots" content="noindex')
})

test('drafts have no social image', async ({ request }) => {
  const own = new TestPosts(request)
  const draft = await own.make({ title: 'A draft' })
  expect((await request.get(`/social/post/${draft.id}.png`)).status()).toBe(404)
  await own.removeAll()
})
