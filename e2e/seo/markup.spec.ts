import { execFile, spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { TestPosts, openDashboard } from '../support/admin'
import { root } from '../support/site-server'
import { skipIf } from '../support/skip-if'

const JAR = path.join(root, 'node_modules/vnu-jar/build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0

/** Errors of the W3C's HTML checker, one sentence each; empty if there are none. */
function htmlErrors(files: string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    execFile(
      'java',
      ['-jar', JAR, '--errors-only', '--format', 'json', ...files],
      { maxBuffer: 64 * 1024 * 1024 },
      (_status, _out, report) => {
        try {
          const { messages } = JSON.parse(report) as { messages: { url: string; message: string; extract?: string }[] }
          resolve(messages.map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`))
        } catch {
          reject(new Error(report))
        }
      },
    )
  })
}

/** Server-rendered HTML of each public screen. */
async function publicScreens(request: APIRequestContext): Promise<Record<string, string>> {
  const [post] = (await (await request.get('/api/curated-posts?limit=1')).json()).data.posts
  const own = new TestPosts(request)
  const gone = await own.make({ status: 'published' })
  await own.removeAll()
  const addresses = {
    home: '/',
    'home-explore': '/?tab=explore',
    'explore-empty': '/?tab=explore&search=zzzz',
    posts: '/page/2',
    post: `/curated-posts/${post.slug}/${post.id}`,
    gone: `/curated-posts/${gone.slug}/${gone.id}`,
    category: '/category/Hand%20Tools/',
    'category-empty': '/category/Home%20Office/',
    search: '/search?q=paint',
    'search-empty': '/search?q=zzzz',
    'search-none': '/search',
    'sign-in': '/sign-in',
    register: '/register',
    saved: '/saved',
    missing: '/no/such/page',
    malformed: '/%',
    login: '/admin-login',
  }
  return Object.fromEntries(
    await Promise.all(
      Object.entries(addresses).map(async ([name, address]) => [name, await (await request.get(address)).text()]),
    ),
  )
}

/** HTML of each admin screen, server-rendered and after hydration. */
async function adminScreens(page: Page): Promise<Record<string, string>> {
  const own = new TestPosts(page.request)
  const draft = await own.make({ title: 'A draft', content: '<h2>Part</h2><p>Text</p>' })
  await openDashboard(page)
  const screens: Record<string, string> = {}
  for (const [name, address, shown] of [
    ['admin', '/admin', 'Create New Post'],
    ['admin-create', '/admin/post/create', 'Create Post'],
    ['admin-edit', `/admin/post/${draft.id}`, 'Update Post'],
    ['draft', `/draft/curated-posts/${draft.id}`, 'Draft Preview'],
  ] as const) {
    screens[name] = (await (await page.goto(address))?.text()) ?? ''
    await expect(page.getByText(shown).first()).toBeVisible()
    screens[`${name}-drawn`] = `<!doctype html>${await page.locator('html').evaluate((html) => html.outerHTML)}`
  }
  await own.removeAll()
  return screens
}

test('the W3C checker reports no error on any screen', async ({ page, request }, info) => {
  skipIf(!hasJava, 'Java, which the checker runs on, is not installed.')
  const screens = { ...(await publicScreens(request)), ...(await adminScreens(page)) }
  await mkdir(info.outputDir, { recursive: true })
  const files = await Promise.all(
    Object.entries(screens).map(async ([name, html]) => {
      const file = info.outputPath(`${name}.html`)
      await writeFile(file, html)
      return file
    }),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(await htmlErrors(files)).toEqual([])
})
