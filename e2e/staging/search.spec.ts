import type { Page } from '@playwright/test'
import { CATEGORIES } from '../../lib/contract/posts/categories'
import { ANOTHER_API, boxOf, expect, need, test, titlesOf, wordOf } from '../support/staging'

/** The titles of the listed posts; products of a search lead to their shops. */
const titles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').and(page.locator('[href^="/"]'))
const box = (page: Page) => page.getByPlaceholder('Search posts, tags, products...')

async function search(page: Page, text: string): Promise<void> {
  await box(page).click()
  await page.keyboard.type(text)
  await page.getByRole('banner').getByText('Search', { exact: true }).click()
}

test(
  'a search from the bar shows what the API finds, and blank text does nothing',
  ANOTHER_API,
  async ({ page, api }) => {
    const [post] = await api.latest(10)
    const word = wordOf(post?.title ?? '')
    need(word, 'post with a word of four letters')
    const found = await api.posts({ q: word })
    need(found.total > 0, `post that the word of its title finds`)
    await page.goto('/')
    await search(page, '   ')
    await expect(page).toHaveURL('/')
    await box(page).fill('')
    await search(page, word)
    await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible()
    await expect(titles(page)).toHaveText(titlesOf(found.items))
    await page.getByText('Back to Home').click()
    await expect(page).toHaveURL('/')
  },
)

test('a search of several pages is paged', async ({ page, api }) => {
  const latest = await api.latest(10)
  const words = new Set(latest.flatMap(({ title, tags, summary }) => [title, ...tags, summary].map(wordOf)))
  const candidates = [...words].filter(Boolean).slice(0, 12)
  const results = await Promise.all(candidates.map((q) => api.posts({ q })))
  const index = results.findIndex(({ pages }) => pages > 1)
  const [word, found] = [candidates[index], results[index]]
  need(word && found, 'word that eleven posts have')
  await page.goto(`/search?q=${encodeURIComponent(word)}`)
  await expect(page.getByText(`Page 1 of ${found.pages}`)).toBeVisible()
  await expect(titles(page)).toHaveText(titlesOf(found.items))
  await page.getByText('Next', { exact: true }).click()
  await expect(page.getByText(`Page 2 of ${found.pages}`)).toBeVisible()
  await expect(titles(page)).toHaveText(titlesOf((await api.posts({ q: word }, 2)).items))
  await page.getByText('Previous', { exact: true }).click()
  await expect(titles(page)).toHaveText(titlesOf(found.items))
})

test('a search without results says so', async ({ page, api }) => {
  need((await api.posts({ q: 'zzqxvzzqxv' })).total === 0, 'search without results')
  await page.goto('/')
  await search(page, 'zzqxvzzqxv')
  await expect(page.getByText('No posts found. Try different keywords or filters.')).toBeVisible()
})

test('the menu shows the 30 categories, and the chosen one its posts', ANOTHER_API, async ({ page, api }) => {
  const fixed = (await api.categories()).filter((name) => (CATEGORIES as readonly string[]).includes(name))
  const pages = await Promise.all(fixed.slice(0, 10).map((category) => api.posts({ category })))
  const index = pages.findIndex(({ items }) => items.length > 1)
  const [category, found] = [fixed[index], pages[index]]
  need(category && found, 'category with two posts')
  await page.goto('/')
  const banner = page.getByRole('banner')
  const entry = (name: string) => banner.getByText(name, { exact: true })
  await banner.getByText('By Categories').click()
  for (const name of CATEGORIES) await expect(entry(name)).toBeVisible()
  await page.mouse.click(5, 880)
  await expect(entry(category)).toBeHidden()
  await banner.getByText('By Categories').click()
  await entry(category).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category)
  await expect(entry(category)).toBeHidden()
  await expect(page.getByText(`Showing ${found.items.length} post(s) in this category`)).toBeVisible()
  await expect(page.getByText(`Page 1 of ${found.pages}`)).toBeVisible()
  await expect(titles(page)).toHaveText(titlesOf(found.items))
  const articles = page.getByRole('main').getByRole('article')
  const [first, second] = [await boxOf(articles.nth(0)), await boxOf(articles.nth(1))]
  expect(second.x >= first.right || second.y >= first.bottom, 'the cards do not overlap').toBe(true)
})

test('a category without posts leads to all posts', async ({ page, api }) => {
  const named = await api.categories()
  const category = CATEGORIES.find((name) => !named.includes(name))
  need(category, 'category without posts')
  await page.goto(`/category/${encodeURIComponent(category)}/`)
  await expect(page.getByText('No posts found in this category')).toBeVisible()
  await page.getByText('Browse All Posts').click()
  await expect(page).toHaveURL('/')
})
