import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { type Reply, startUpstreamApi } from '../../lib/testing/upstream-api'
import { Complaints } from '../support/journey'
import { type Process, ready, run, START } from '../support/operated-site'
import { browserUse } from '../support/site-server'
import { OPERATED } from '../support/sites'

const port = OPERATED.port + 2
const site = `http://localhost:${port}`

type Api = Awaited<ReturnType<typeof startUpstreamApi>>

/** A site whose content comes from another API, which answers what a test lays down. */
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
      lay(api, {})
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

const post = (id: string, title: string) => ({ id, title, summary: 'About it', content: '<p>Text</p>', status: 'published', products: [], tags: [], categories: ['Outdoor Living'] })
const list = (...posts: object[]): Reply => ({ body: { success: true, data: { posts, pagination: { page: 1, total: posts.length, total_pages: 1 } } } })
const LISTS = 'GET /api/curated-posts'

/** Lays down how the API answers from now on, by call; what is not named answers well. */
function lay(api: Api, replies: Partial<Record<'lists' | 'highlights' | 'post' | 'products' | 'categories', Reply>>): void {
  const { lists = list(post('1', 'Oak shelf')), highlights = list(post('2', 'Brass lamp')) } = replies
  api.replies.clear()
  api.replies.set(LISTS, ({ url }) => (url.includes('isHighlighted=true') ? highlights : lists))
  api.replies.set('GET /api/curated-posts/1', replies.post ?? { body: { success: true, data: { post: post('1', 'Oak shelf') } } })
  api.replies.set('GET /api/data/products', replies.products ?? { body: { success: true, data: { products: [], pagination: { page: 1, total: 0, total_pages: 0 } } } })
  api.replies.set('GET /api/data/posts/categories', replies.categories ?? { body: { success: true, data: { categories: ['Outdoor Living'] } } })
}

/** A page as somebody without scripts gets it. */
async function visit(address: string) {
  const answer = await fetch(site + address)
  const html = await answer.text()
  const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), control: answer.headers.get('cache-control'), text }
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
  test(`an API that answers ${name} takes no page whole: each part says what it lacks, without scripts too`, async ({ api }) => {
    lay(api, { lists: reply, highlights: reply, post: reply, products: reply, categories: reply })
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
      expect([status >= 500, retryAfter, control?.includes('no-store')], `${address}: ${status}`).toEqual([true, '5', true])
      for (const said of [...texts, 'By Categories', 'role="search"', 'id="content"']) expect(text, address).toContain(said)
    }
  })
}

test('the status tells what is amiss, and the next visit after it finds the page whole', async ({ api }) => {
  for (const [name, [reply, status]] of Object.entries(BROKEN)) {
    lay(api, { lists: reply })
    expect((await visit('/category/Outdoor%20Living/')).status, name).toBe(status)
  }
  lay(api, {})
  expect(await visit('/category/Outdoor%20Living/')).toMatchObject({ status: 200, retryAfter: null })
})

test('an API that hangs is asked for a post once, and waited for as long', async ({ api }) => {
  lay(api, { post: { hang: true } })
  api.seen.length = 0
  const { status, text } = await visit('/curated-posts/1')
  expect([status, text.includes('Post Not Found')]).toEqual([504, true])
  expect(api.seen.filter(({ url }) => url.startsWith('/api/curated-posts'))).toHaveLength(1)
})

test('one part that fails leaves the others as they are', async ({ api }) => {
  const away: Reply = { status: 503, body: {} }
  lay(api, { highlights: away })
  const withoutHighlights = await visit('/')
  expect(withoutHighlights.text).toContain('Failed to fetch curated posts')
  expect(withoutHighlights.text).toContain('Oak shelf')
  lay(api, { lists: away })
  const withoutList = await visit('/')
  expect(withoutList.text).toContain('Failed to fetch posts')
  expect(withoutList.text).toContain('Brass lamp')
  lay(api, { categories: away })
  const withoutCategories = await visit('/?tab=explore')
  expect(withoutCategories.text).toContain('Failed to fetch post categories')
  expect(withoutCategories.text).toContain('No products found. Try adjusting your search or filters.')
  for (const { status } of [withoutHighlights, withoutList, withoutCategories]) expect(status).toBe(503)
})

test('pages of a sign-in that the site does not have are whole ones of 404', async ({ api }) => {
  lay(api, {})
  for (const address of ['/sign-in', '/register', '/saved']) {
    const { status, text } = await visit(address)
    expect([status, text.includes('<h1>Page Not Found</h1>'), text.includes('By Categories')], address).toEqual([404, true, true])
    expect(text).toMatch(/<title>Page Not Found \| /)
  }
})

test('highlights that come late are loaded where they belong', async ({ api, page }) => {
  const complaints = new Complaints(page)
  let come = () => {}
  const isHere = new Promise<void>((resolve) => (come = resolve))
  lay(api, { highlights: { hang: true } })
  await page.route(/isHighlighted=true/, async (route) => {
    await isHere
    lay(api, {})
    await route.continue()
  })
  await page.goto(site)
  await expect(page.getByText('Loading highlights...')).toBeVisible()
  await expect(page.getByText('Oak shelf')).toBeVisible()
  come()
  await expect(page.getByRole('region', { name: 'Highlights' }).getByText('Brass lamp')).toBeVisible()
  await expect(page.getByText('Loading highlights...')).toBeHidden()
  expect(complaints.unexpected).toEqual([])
})

test('highlights that cannot be loaded late say so', async ({ api, page }) => {
  lay(api, { highlights: { hang: true } })
  await page.route(/isHighlighted=true/, (route) => route.fulfill({ status: 502, json: { success: false, message: 'No', code: 'X' } }))
  await page.goto(site)
  await expect(page.getByText('Failed to fetch curated posts')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/')
})

test('Explore asks again in place for products that could not be had', async ({ api, page }) => {
  lay(api, { products: { status: 503, body: {} } })
  await page.goto(`${site}/?tab=explore`)
  await expect(page.getByRole('alert').filter({ hasText: 'Try again' })).toContainText('Failed to fetch products')
  lay(api, {})
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('No products found. Try adjusting your search or filters.')).toBeVisible()
})
