import { addressOf, publishedPosts } from '../support/published-posts'
import { expect, test, hydrated } from '../support/page-test'
import { openFailingScripts } from '../support/failing-scripts'

test('a post stays readable and searchable when the scripts of suggestions and accounts fail to load', async ({
  page,
  request,
  problems,
}) => {
  const { posts } = await publishedPosts(request, { limit: 1 })
  const scripts = await openFailingScripts(page, posts[0] ? addressOf(posts[0]) : '/', problems)
  const paragraphs = await page.getByRole('article').first().getByRole('paragraph').count()
  await hydrated(page)
  const box = page.getByPlaceholder('Search posts, tags, products...')
  const before = scripts.aborted()
  await box.fill('paint')
  // The browser retries once.
  await expect.poll(scripts.aborted).toBeGreaterThan(before + 1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[0]?.title ?? '')
  await expect(page.getByRole('article').first().getByRole('paragraph')).toHaveCount(paragraphs)
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=paint')
})

test('when the script of the home list fails to load, an error is shown below the posts, and a retry continues the list', async ({
  page,
  problems,
}) => {
  const scripts = await openFailingScripts(page, '/', problems)
  const rows = page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 })
  const rendered = await rows.count()
  await hydrated(page)
  await rows.last().scrollIntoViewIfNeeded()
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch posts' })
  await expect(alert).toBeVisible()
  await expect(rows).toHaveCount(rendered)
  await scripts.restore()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(rows).not.toHaveCount(rendered)
  await expect(alert).toHaveCount(0)
})

test('a public page has no more kilobytes of scripts than it is known to need', async ({ request }) => {
  const { posts } = await publishedPosts(request, { limit: 1 })
  const limits = { [posts[0] ? addressOf(posts[0]) : '']: 146, '/search?q=drill': 148, '/': 150, '/?tab=explore': 156 }
  for (const [address, most] of Object.entries(limits)) {
    const page = await (await request.get(address)).text()
    const scripts = [...page.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => src ?? '')
    expect(scripts.length).toBeGreaterThan(3)
    const sizes = scripts.map(async (src) => {
      const response = await request.get(src, { headers: { 'accept-encoding': 'gzip' } })
      return Number(response.headers()['content-length'])
    })
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total, address).toBeGreaterThan(100_000)
    expect(total, address).toBeLessThan(most * 1000)
  }
})

test('the data of a page repeats nothing that only the server draws', async ({ page, request }) => {
  await page.goto('/')
  const address = (await page.locator('[data-post] .card-title').first().getAttribute('href')) ?? ''
  await page.goto(address)
  const html = await (await request.get(address)).text()
  for (const drawn of ['.prose > p', '#related-posts + ul h3', 'footer p']) {
    const text = (await page.locator(drawn).last().innerText()).match(/[\w ]{12,60}/)?.[0] ?? drawn
    expect(html.split(text).length - 1, text).toBe(1)
  }
})
