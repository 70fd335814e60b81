import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { type Reply, startUpstreamApi } from '../../lib/testing/servers/upstream-api'
import { PageProblems } from '../support/page-test'
import { type Process, ready, run, START } from '../support/operations-site'
import { browserUse } from '../support/site-server'
import { OPERATIONS_SITE } from '../support/sites'

const port = OPERATIONS_SITE.port + 2
const site = `http://localhost:${port}`

type Api = Awaited<ReturnType<typeof startUpstreamApi>>

/** A site with an external API whose responses are set by the tests. */
const test = base.extend<object, { api: Api; process: Process }>({
  api: [
    async ({}, use) => {
      const api = await startUpstreamApi()
      await use(api)
      await api.close()
    },
    { scope: 'worker' },
  ],
  process: [
    async ({ api }, use) => {
      mockReplies(api, {})
      const folder = mkdtempSync(path.join(tmpdir(), 'apart-'))
      const started = run([START], { PORT: String(port), SITE_URL: site, DATA_DIR: folder, API_BASE_URL: api.base })
      await ready(site)
      await use(started)
      started.child.kill('SIGKILL')
      await started.ended
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000, auto: true },
  ],
})
test.use(browserUse)

const post = (id: string, title: string) => ({
  id,
  title,
  summary: 'About it',
  content: '<p>Text</p>',
  status: 'published',
  products: [],
  tags: [],
  categories: ['Outdoor Living'],
})
const list = (...posts: object[]): Reply => ({
  body: { success: true, data: { posts, pagination: { page: 1, total: posts.length, total_pages: 1 } } },
})
const LISTS = 'GET /api/curated-posts'

/** Sets the responses of the API by call; the others are successful. */
function mockReplies(
  api: Api,
  replies: Partial<Record<'lists' | 'highlights' | 'post' | 'products' | 'categories', Reply>>,
): void {
  const { lists = list(post('1', 'Oak shelf')), highlights = list(post('2', 'Brass lamp')) } = replies
  api.replies.clear()
  api.replies.set(LISTS, ({ url }) => (url.includes('isHighlighted=true') ? highlights : lists))
  api.replies.set(
    'GET /api/curated-posts/1',
    replies.post ?? { body: { success: true, data: { post: post('1', 'Oak shelf') } } },
  )
  api.replies.set(
    'GET /api/data/products',
    replies.products ?? {
      body: { success: true, data: { products: [], pagination: { page: 1, total: 0, total_pages: 0 } } },
    },
  )
  api.replies.set(
    'GET /api/data/posts/categories',
    replies.categories ?? { body: { success: true, data: { categories: ['Outdoor Living'] } } },
  )
}

/** The page as fetched without scripts. */
async function visit(address: string) {
  const answer = await fetch(site + address)
  const html = await answer.text()
  const text = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    control: answer.headers.get('cache-control'),
    text,
  }
}

const BROKEN: Record<string, [Reply, number]> = {
  'an error': [{ status: 500, body: { message: 'Out of order' } }, 502],
  'a page': [{ type: 'text/html', body: '<html>Welcome</html>' }, 502],
  garbage: [{ body: '{"success": tr' }, 502],
  null: [{ body: 'null' }, 502],
  'a refusal': [{ status: 401, body: { message: 'Who are you?' } }, 502],
  'a prohibition': [{ status: 403, body: {} }, 502],
  'a request for patience': [{ status: 429, body: {}, headers: { 'retry-after': '9' } }, 503],
  'that it is away': [{ status: 503, body: {} }, 503],
}

for (const [name, [reply]] of Object.entries(BROKEN)) {
  test(`with an API that answers ${name} every page is served, and each part shows its error without scripts`, async ({
    api,
  }) => {
    mockReplies(api, { lists: reply, highlights: reply, post: reply, products: reply, categories: reply })
    for (const [address, ...texts] of [
      ['/', 'Failed to fetch curated posts', 'Failed to fetch posts'],
      ['/?tab=explore', 'Failed to fetch products', 'Failed to fetch post categories'],
      ['/?tab=explore&utm_source=mail', 'Failed to fetch products'],
      ['/search?q=oak', 'Failed to fetch search results'],
      ['/category/Outdoor%20Living/', 'Failed to fetch category posts'],
      ['/page/1', 'Failed to fetch posts'],
      ['/curated-posts/1', 'Post Not Found', "The post you're looking for doesn't exist."],
    ] as [string, ...string[]][]) {
      const { status, retryAfter, control, text } = await visit(address)
      expect([status >= 500, retryAfter, control?.includes('no-store')], `${address}: ${status}`).toEqual([
        true,
        '5',
        true,
      ])
      for (const said of [...texts, 'By Categories', 'role="search"', 'id="content"'])
        expect(text, address).toContain(said)
    }
  })
}

test('the response status names the upstream problem, and the next request after recovery gets the whole page', async ({
  api,
}) => {
  for (const [name, [reply, status]] of Object.entries(BROKEN)) {
    mockReplies(api, { lists: reply })
    expect((await visit('/category/Outdoor%20Living/')).status, name).toBe(status)
  }
  mockReplies(api, {})
  expect(await visit('/category/Outdoor%20Living/')).toMatchObject({ status: 200, retryAfter: null })
})

test('a part that fails leaves the other parts intact', async ({ api }) => {
  const unavailable: Reply = { status: 503, body: {} }
  mockReplies(api, { highlights: unavailable })
  const withoutHighlights = await visit('/')
  expect(withoutHighlights.text).toContain('Failed to fetch curated posts')
  expect(withoutHighlights.text).toContain('Oak shelf')
  mockReplies(api, { lists: unavailable })
  const withoutList = await visit('/')
  expect(withoutList.text).toContain('Failed to fetch posts')
  expect(withoutList.text).toContain('Brass lamp')
  mockReplies(api, { categories: unavailable })
  const withoutCategories = await visit('/?tab=explore')
  expect(withoutCategories.text).toContain('Failed to fetch post categories')
  expect(withoutCategories.text).toContain('No products found. Try adjusting your search or filters.')
  for (const { status } of [withoutHighlights, withoutList, withoutCategories]) expect(status).toBe(503)
})

test('pages of a sign-in that the site does not have answer 404 with a whole page', async ({ api }) => {
  mockReplies(api, {})
  for (const address of ['/sign-in', '/register', '/saved']) {
    const { status, text } = await visit(address)
    expect([status, text.includes('<h1>Page Not Found</h1>'), text.includes('By Categories')], address).toEqual([
      404,
      true,
      true,
    ])
    expect(text).toMatch(/<title>Page Not Found \| /)
  }
})

test('highlights that time out on the server are loaded in the browser', async ({ api, page }) => {
  const problems = new PageProblems(page)
  let release = () => {}
  const isHere = new Promise<void>((resolve) => (release = resolve))
  mockReplies(api, { highlights: { hang: true } })
  await page.route(/isHighlighted=true/, async (route) => {
    await isHere
    mockReplies(api, {})
    await route.continue()
  })
  await page.goto(site)
  await expect(page.getByText('Loading highlights...')).toBeVisible()
  await expect(page.getByText('Oak shelf')).toBeVisible()
  release()
  await expect(page.getByRole('region', { name: 'Highlights' }).getByText('Brass lamp')).toBeVisible()
  await expect(page.getByText('Loading highlights...')).toBeHidden()
  expect(problems.unexpected).toEqual([])
})

const LIST = list(post('1', 'Oak shelf'), post('3', 'Pine shelf'))
const PRODUCTS: Reply = { body: { success: true, data: { products: [{ product_id: 'saw', name: 'Hand saw' }] } } }

for (const [what, address, call, hanging, shown] of [
  ['related posts', '/curated-posts/1', /api\/curated-posts\?/, { lists: { hang: true } }, 'Pine shelf'],
  ['products of a search', '/search?q=oak', /api\/data\/products/, { products: { hang: true } }, 'Hand saw'],
  ['categories of Explore', '/?tab=explore', /posts\/categories/, { categories: { hang: true } }, 'Outdoor Living'],
] as const) {
  test(`${what} that hang on the server are loaded in the browser`, async ({ api, page }) => {
    const others = { lists: LIST, products: PRODUCTS }
    mockReplies(api, { ...others, ...hanging })
    await page.route(call, async (route) => {
      mockReplies(api, others)
      await route.continue()
    })
    const started = Date.now()
    await page.goto(site + address, { waitUntil: 'commit' })
    expect(Date.now() - started, 'milliseconds to the page').toBeLessThan(8_000)
    await expect(page.getByRole('main').getByText(shown).first()).toBeAttached()
  })
}

test('highlights that fail in the browser show an error', async ({ api, page }) => {
  mockReplies(api, { highlights: { hang: true } })
  await page.route(/isHighlighted=true/, (route) =>
    route.fulfill({ status: 502, json: { success: false, message: 'No', code: 'X' } }),
  )
  await page.goto(site)
  await expect(page.getByText('Failed to fetch curated posts')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/')
})

test('Explore retries a failed product list in place', async ({ api, page }) => {
  mockReplies(api, { products: { status: 503, body: {} } })
  await page.goto(`${site}/?tab=explore`)
  await expect(page.getByRole('alert').filter({ hasText: 'Try again' })).toContainText('Failed to fetch products')
  mockReplies(api, {})
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('No products found. Try adjusting your search or filters.')).toBeVisible()
})
