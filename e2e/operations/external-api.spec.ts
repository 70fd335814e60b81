import { mkdirSync } from 'node:fs'
import { expect, type Page, test as base } from '@playwright/test'
import { AWKWARD_POST } from '../../lib/testing/servers/upstream-api'
import { startStrictApi } from '../../lib/testing/servers/strict-api'
import { signIn } from '../support/admin'
import { ready, run, START } from '../support/operations-site'
import { chooseInRow } from '../support/page-test'
import { browserUse } from '../support/site-server'
import { AUTH_EMULATOR, OPERATIONS_SITE } from '../support/sites'

const PORT = OPERATIONS_SITE.port + 2
const SITE = `http://localhost:${PORT}`

type Strict = Awaited<ReturnType<typeof startStrictApi>>

/** A site with an external API that has only the calls of SPEC section 7 and rejects all others. */
const test = base.extend<object, { api: Strict }>({
  api: [
    async ({}, use, { project }) => {
      const api = await startStrictApi()
      const folder = `${project.outputDir}-another-api`
      mkdirSync(folder, { recursive: true })
      // With an identity provider, so that saved lists could be requested.
      const firebase = { FIREBASE_API_KEY: 'demo', FIREBASE_PROJECT_ID: AUTH_EMULATOR.project }
      const site = run([START], {
        PORT: String(PORT),
        SITE_URL: SITE,
        DATA_DIR: folder,
        API_BASE_URL: api.base,
        ...firebase,
      })
      await ready(SITE)
      await use(api)
      site.child.kill('SIGKILL')
      await site.ended
      await api.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
test.use({ ...browserUse, baseURL: SITE, viewport: { width: 390, height: 844 } })

const reset = (api: Strict) => {
  api.refused.length = 0
  api.seen.length = 0
  api.replies.clear()
}

test('public pages, feeds and sitemaps send an API no request outside of SPEC section 7', async ({ api, request }) => {
  reset(api)
  const addresses = [
    '/',
    '/?tab=explore',
    '/?tab=explore&search=drill&brand=Bosch&sort=rating',
    '/curated-posts/17',
    '/category/Home%20Office/',
    '/page/1',
    '/saved',
    '/search?q=oak&tag=oak&sort=newest',
    '/feed.xml',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/posts-1.xml',
    '/llms.txt',
    '/social/post/17.png',
  ]
  for (const address of addresses) expect([address, (await request.get(address)).status()]).toEqual([address, 200])
  expect(api.refused).toEqual([])
})

test('a post is written, changed, published and deleted through an API with only the calls of SPEC section 7', async ({
  api,
  page,
}) => {
  reset(api)
  const post = {
    ...AWKWARD_POST,
    id: '17',
    summary: 'Oak',
    categories: ['Home Office', 'Barn conversions'],
    content: '<p><a href="/oak"><img src="/icon.svg" alt="Oak"></a></p>',
    previewImage: '/icon.svg',
  }
  api.replies.set('GET /api/curated-posts/17', { body: { data: { post } } })
  await page.goto('/admin')
  await signIn(page)
  await page.getByRole('button', { name: 'Unpublish' }).first().click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await chooseInRow(page.getByRole('main').getByRole('listitem').first(), 'Edit')
  await page.getByLabel('Title').fill('A better shelf')
  await expect(page.getByLabel('Alt text')).toHaveCount(0)
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  const update = api.seen.findLast(({ method, url }) => method === 'PUT' && url === '/api/curated-posts/17')
  expect(JSON.parse(update?.body.toString() ?? '')).toMatchObject({
    title: 'A better shelf',
    categories: post.categories,
    content: post.content,
  })
  await page.goto('/admin/post/create')
  await page.getByLabel('Title').fill('Shelf')
  await page.getByLabel('Short Summary').fill('A shelf')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await chooseInRow(page.getByRole('main').getByRole('listitem').first(), 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Post deleted successfully')).toBeVisible()
  await page.goto('/admin/post/%20')
  await expect(page.getByText('Post ID is required')).toBeVisible()
  expect(api.refused).toEqual([])
})

test('long words wrap, and a category without a page is not a link', async ({ api, page }) => {
  reset(api)
  const long = (word: string) => word.repeat(30)
  const product = {
    ...AWKWARD_POST.products[1],
    name: long('drill'),
    brand: long('brand'),
    availability: long('stock'),
    specifications: { [long('key')]: long('value') },
  }
  const post = {
    ...AWKWARD_POST,
    id: '17',
    title: long('shelf'),
    summary: long('about'),
    tags: [long('oak')],
    categories: [long('barn')],
    products: [product],
    content: `<p>${long('word')}</p>`,
  }
  api.replies.set('GET /api/curated-posts', { body: { data: { posts: [post] } } })
  api.replies.set('GET /api/curated-posts/17', { body: { data: { post } } })
  api.replies.set('GET /api/data/products', { body: { data: { products: [product] } } })
  for (const address of [
    '/',
    '/?tab=explore&search=long',
    '/curated-posts/17',
    '/category/Appliances/',
    '/search?q=long',
    '/page/2',
  ]) {
    await page.goto(address)
    await expect(page.getByText(address.includes('explore') ? product.name : post.title).first()).toBeVisible()
    expect(await clippedElements(page), address).toEqual([])
    await expect(page.getByRole('link', { name: post.categories[0] })).toHaveCount(0)
  }
  await page.goto('/admin')
  await signIn(page)
  await expect(page.getByRole('link', { name: post.title })).toBeVisible()
  expect(await clippedElements(page)).toEqual([])
  await page.getByRole('link', { name: post.title }).click()
  await expect(page.getByRole('button', { name: 'Update Post' })).toBeVisible()
  for (const name of [`Remove category ${post.categories[0]}`, `Remove tag ${post.tags[0]}`]) {
    const chip = page.getByRole('button', { name }).locator('..')
    expect(
      await chip.evaluate((node) =>
        [...node.querySelectorAll('span')].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
      ),
    ).toBe(true)
  }
})

/** Elements wider than their clipping box or the page, except horizontally scrolling lists and texts that end in an ellipsis. */
function clippedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (node: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(node)
      return (
        node.checkVisibility() &&
        node.scrollWidth > node.clientWidth + 1 &&
        (overflowX === 'hidden' || overflowX === 'clip') &&
        textOverflow !== 'ellipsis' &&
        node.clientWidth > 1
      )
    }
    const cut = [...document.querySelectorAll('main :not(img)')]
      .filter(isCut)
      .map((node) => `${node.localName}.${node.className}`)
    const wide = document.documentElement.scrollWidth
    return wide > innerWidth ? [`page of ${wide} px`, ...cut] : cut
  })
}

test('pages wait once for an API that hangs', async ({ api, request }) => {
  reset(api)
  const pages = [
    ['/curated-posts/hangs', '/api/curated-posts/hangs', 'Post Not Found'],
    ['/category/Deck%20%26%20Patio/', '/api/curated-posts', 'Failed to fetch category posts'],
  ] as const
  for (const [, call] of pages) api.replies.set(`GET ${call}`, { hang: true })
  const start = performance.now()
  const answers = await Promise.all(pages.map(([address]) => request.get(address)))
  expect(performance.now() - start).toBeLessThan(13_000)
  for (const [index, [address, call, said]] of pages.entries()) {
    const waited = api.seen.filter(({ url }) => url.split('?')[0] === call)
    expect([answers[index]?.status(), waited.length], address).toEqual([504, 1])
    expect(await answers[index]?.text(), address).toContain(said)
  }
})
