import { randomInt } from 'node:crypto'
import { ADMIN_HEADER, TestPosts, openDashboard } from '../support/admin'
import { expect, test } from '../support/page-test'

/** A word without meaning that is not close to any other. */
const nonsense = () => Array.from({ length: 14 }, () => 'qxzvjk'[randomInt(6)]).join('')

test('a zero-result search becomes a synonym, and then has results', async ({ page, request }) => {
  const query = nonsense()
  const posts = new TestPosts(request)
  const post = await posts.make({ title: 'Meant', status: 'published' })
  const search = `/search?q=${query}`
  await page.goto(search)
  await expect(page.getByText('No posts found. Try different keywords or filters.')).toBeVisible()
  // A search counts once its visitor does something.
  await Promise.all([page.waitForResponse('**/api/counts'), page.keyboard.press('Tab')])

  await openDashboard(page)
  await page.getByRole('link', { name: 'Insights' }).click()
  await page.getByRole('tab', { name: 'Missing searches' }).click()
  await expect(page).toHaveURL('/admin?tab=searches')
  const row = page
    .getByRole('list', { name: 'Searches without results' })
    .getByRole('listitem')
    .filter({ hasText: query })
  await expect(async () => {
    await page.reload()
    await expect(row, 'counts are stored every few seconds').toContainText('1 search', { timeout: 2000 })
  }).toPass()
  await row.getByRole('button', { name: 'Add synonym' }).click()
  await expect(row.getByRole('textbox')).toBeFocused()
  await row.getByRole('textbox').fill(posts.word)
  await row.getByRole('textbox').press('Enter')
  await expect(row).toContainText(`Same as ${posts.word}`)
  await page.goto(search)
  await expect(page.getByRole('heading', { name: post.title })).toBeVisible()

  await page.goto('/admin?tab=searches')
  await page.getByRole('button', { name: `Remove ${query} = ${posts.word}` }).click()
  await expect(row.getByRole('button', { name: 'Add synonym' })).toBeVisible()
  const synonyms = await (await request.get('/api/admin/synonyms', { headers: { authorization: ADMIN_HEADER } })).text()
  expect(synonyms).not.toContain(query)
  await posts.removeAll()
})
