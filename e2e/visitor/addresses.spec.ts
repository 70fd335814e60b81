import type { APIRequestContext } from '@playwright/test'
import { addressOf, publishedPosts } from '../support/published-posts'
import { ANY_WIDTH, expect, test, WITHOUT_ACCOUNTS } from '../support/page-test'

const MALFORMED = [
  '/%',
  '/%ff',
  '/category/%ff/',
  '/category/%25/feed.xml',
  '/curated-posts/%E0%A4%A/x',
  '/curated-posts/%ff',
  '/api/%ff',
  '/api/curated-posts/%ff',
  '/search/%c3%28',
  '/page/%00',
  '/uploads/%2e%2e%2fetc',
]

for (const address of MALFORMED) {
  test(`the malformed URL ${address} answers 400 or 404`, ANY_WIDTH, async ({ baseURL }) => {
    // fetch would normalize some of these paths.
    const { request } = await import('node:http')
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(baseURL ?? '', { path: address }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      sent.on('error', reject)
      sent.end()
    })
    expect([400, 404]).toContain(status)
  })
}

for (const address of ['/no/such/page', '/page/1/2', '/page/none']) {
  test(`${address} answers 404 inside the site layout, with a working search box`, async ({ page, problems }) => {
    problems.allow(/404/)
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    const search = page.getByPlaceholder('Search posts, tags, products...')
    await search.click()
    await search.pressSequentially('paint')
    await expect(page.getByRole('option').first()).toBeVisible()
  })
}

/** The response of a URL without redirects, and the title of its page. */
async function visit(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 })
  const html = await answer.text()
  return {
    status: answer.status(),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical"/.test(html),
    html,
  }
}

test(
  'a URL of nothing answers 404 without redirect, with a title and no canonical URL',
  ANY_WIDTH,
  async ({ request }) => {
    for (const address of [
      '/category/Hand%2520Tools/',
      '/category/Hand%2520Tools',
      '/category/Nope/',
      '/category/Nope',
      '/no/such/page',
    ]) {
      expect(await visit(request, address), address).toMatchObject({
        status: 404,
        title: 'Page Not Found | Plumbline',
        canonical: false,
      })
    }
    const { posts } = await publishedPosts(request, { limit: 1 })
    const [id = '', ...rest] = (posts[0] ? addressOf(posts[0]) : '').split('/').reverse()
    const twice = [`%25${id.charCodeAt(0).toString(16)}${id.slice(1)}`, ...rest].reverse().join('/')
    expect(await visit(request, twice), twice).toMatchObject({
      status: 404,
      title: 'Post Not Found | Plumbline',
      canonical: false,
    })
    for (const file of [
      '/category/Hand%2520Tools/feed.xml',
      '/social/category/Hand%2520Tools.jpg',
      '/uploads/none.webp',
    ]) {
      expect((await visit(request, file)).status, file).toBe(404)
    }
    for (const file of [
      '/category/Hand%20Tools/feed.xml',
      '/category/Furniture%20%26%20D%C3%A9cor/atom.xml',
      '/social/category/Furniture%20%26%20D%C3%A9cor.jpg',
    ]) {
      expect((await visit(request, file)).status, file).toBe(200)
    }
  },
)

test('a malformed URL answers with an error page under the site’s title', ANY_WIDTH, async ({ request }) => {
  expect(await visit(request, '/category/%ff/')).toMatchObject({ status: 400, title: 'Bad Request | Plumbline' })
})

test(
  'without an identity provider the account screens answer 404, also without scripts',
  { tag: [ANY_WIDTH.tag, WITHOUT_ACCOUNTS.tag] },
  async ({ request }) => {
    for (const address of ['/sign-in', '/register?next=/saved', '/saved']) {
      expect(await visit(request, address), address).toMatchObject({
        status: 404,
        title: 'Page Not Found | Plumbline',
        canonical: false,
        html: expect.stringContaining('There is nothing at this address.'),
      })
    }
  },
)

test('the head of the server’s HTML has the metadata of the page', ANY_WIDTH, async ({ request, baseURL }) => {
  const html = await (await request.get('/category/Paint%20%26%20Supplies/')).text()
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('<title>Paint &amp; Supplies | Plumbline</title>')
  expect(head).toContain(`<link rel="canonical" href="${baseURL}/category/Paint%20%26%20Supplies/"/>`)
  expect(head).toMatch(/<meta name="description" content="[^"]+"/)
  expect(head).toMatch(/<meta property="og:title"/)
  expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
})

test('the scripts that all pages share are marked for compilation while loading', ANY_WIDTH, async ({ request }) => {
  const html = await (await request.get('/')).text()
  const sources = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, source = '']) => source)
  const scripts = await Promise.all(sources.map(async (source) => (await request.get(source)).text()))
  const longest = scripts.toSorted((a, b) => b.length - a.length)[0]
  expect(longest).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
