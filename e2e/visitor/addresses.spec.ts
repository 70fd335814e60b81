import { request as send } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { addressOf, findPost, publishedPosts } from '../support/published-posts'
import { ANOTHER_API, expect, requestTest, tagged, test, WITHOUT_ACCOUNTS } from '../support/page-test'

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

/** The status of a path that fetch would normalize. */
const statusOf = (base: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    send(base, { path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

requestTest('a malformed URL answers 400 or 404, under the site’s title', async ({ request, baseURL }) => {
  for (const path of MALFORMED) expect([400, 404], path).toContain(await statusOf(baseURL ?? '', path))
  expect(await visit(request, '/category/%ff/')).toMatchObject({ status: 400, title: 'Bad Request | Plumbline' })
})

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

requestTest('a URL of nothing answers 404 without redirect, with a title and no canonical URL', async ({ request }) => {
  for (const address of [
    '/category/Hand%2520Tools/',
    '/category/Hand%2520Tools',
    '/category/Nope/',
    '/category/Nope',
    '/no/such/page',
    '/page/1/2',
    '/page/none',
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
  for (const address of [twice, '/curated-posts/nothing/nowhere'])
    expect(await visit(request, address), address).toMatchObject({
      status: 404,
      title: 'Post Not Found | Plumbline',
      canonical: false,
    })
  for (const [file, status] of [
    ['/category/Hand%2520Tools/feed.xml', 404],
    ['/social/category/Hand%2520Tools.jpg', 404],
    ['/uploads/none.webp', 404],
    ['/category/Hand%20Tools/feed.xml', 200],
    ['/category/Furniture%20%26%20D%C3%A9cor/atom.xml', 200],
    ['/social/category/Furniture%20%26%20D%C3%A9cor.jpg', 200],
  ] as const) {
    expect((await request.get(file)).status(), file).toBe(status)
  }
})

requestTest('another spelling of a category or a post redirects to its canonical URL', async ({ request }) => {
  for (const name of ['Furniture%20%26%20D%C3%A9cor', 'Furniture%20%26%20De%CC%81cor', 'Furniture%20&%20D%C3%A9cor'])
    expect((await request.get(`/category/${name}`, { maxRedirects: 0 })).status(), name).toBe(308)
  expect((await request.get('/category/Furniture%20%26%20D%C3%A9cor/')).status()).toBe(200)
  const bare = await findPost(request, (candidate) => !candidate.slug)
  const named = await findPost(request, (candidate) => Boolean(candidate.slug))
  for (const [wrong, right] of [
    [`/curated-posts/something/${bare.id}`, `/curated-posts/${bare.id}`],
    [`/curated-posts/${named.id}`, addressOf(named)],
    [`/curated-posts/wrong/${named.id}`, addressOf(named)],
  ] as const) {
    const response = await request.get(wrong, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], wrong).toEqual([308, right])
  }
})

requestTest('every query of a search or of Explore is answered with its page', async ({ request }) => {
  for (const query of [
    '',
    '?q=',
    '?q=%20',
    '?q=a&page=0',
    '?q=a&page=x',
    '?q=%27%22%3C%3E%26%7C%21%3A%2A',
    '?q=a&page=99999999999',
  ]) {
    const { status, html } = await visit(request, `/search${query}`)
    expect([status, html.includes('Search Results')], query).toEqual([200, true])
  }
  for (const name of ['Nope', 'power%20tools']) {
    const { status, html } = await visit(request, `/?tab=explore&post_category=${name}`)
    expect([status, /Showing 1 to 9 of \d+ products/.test(html)], name).toEqual([200, true])
  }
})

requestTest(
  'without an identity provider the account screens answer 404, also without scripts',
  tagged(ANOTHER_API, WITHOUT_ACCOUNTS),
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

requestTest('the head of the server’s HTML has the metadata of the page', async ({ request, baseURL }) => {
  const html = await (await request.get('/category/Paint%20%26%20Supplies/')).text()
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('<title>Paint &amp; Supplies | Plumbline</title>')
  expect(head).toContain(`<link rel="canonical" href="${baseURL}/category/Paint%20%26%20Supplies/"/>`)
  expect(head).toMatch(/<meta name="description" content="[^"]+"/)
  expect(head).toMatch(/<meta property="og:title"/)
  expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  for (const address of ['/search', '/search?q=', '/search?q=%20&page=2'])
    expect(await (await request.get(address)).text(), address).toContain(
      `<link rel="canonical" href="${baseURL}/search"/>`,
    )
  expect(await (await request.get('/search?q=paint&t=1')).text()).toContain(
    `<link rel="canonical" href="${baseURL}/search?q=paint"/>`,
  )
})

requestTest('the scripts that all pages share are marked for compilation while loading', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const sources = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, source = '']) => source)
  const scripts = await Promise.all(sources.map(async (source) => (await request.get(source)).text()))
  const longest = scripts.toSorted((a, b) => b.length - a.length)[0]
  expect(longest).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('pages that have nothing to show say so, search, and lead on to products', async ({ page, problems }) => {
  problems.allow(/404/)
  for (const [path, said] of [
    ['/no/such/page', 'Page Not Found'],
    ['/curated-posts/no-such-post', "The post you're looking for doesn't exist."],
    ['/search', ''],
    ['/?tab=explore&search=zzqxv', 'No products found. Try adjusting your search or filters.'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main).toContainText(said)
    await main.getByRole('link', { name: /^(Explore|Show all) products$/ }).click()
    await expect(page.getByRole('heading', { name: 'Explore Featured Products' })).toBeVisible()
    await expect(main.getByRole('article').first()).toBeVisible()
  }
  await page.goto('/no/such/page')
  await expect(page.getByRole('region', { name: 'Popular posts' }).getByRole('article')).toHaveCount(3)
  const search = page.getByPlaceholder('Search posts, tags, products...')
  await search.click()
  await search.pressSequentially('paint')
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.press('Escape')
  await page.getByLabel('Search this site').fill('paint')
  await page.getByLabel('Search this site').press('Enter')
  await expect(page).toHaveURL('/search?q=paint')
})
