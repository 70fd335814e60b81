import { addressOf, publishedPosts } from '../support/facts'
import { ANY_WIDTH, expect, test, wake } from '../support/journey'
import { openLosingScripts } from '../support/lost-scripts'

test('a post is read on where the scripts of the suggestions and the accounts are lost, and searched from', ANY_WIDTH, async ({ page, request, complaints }) => {
  const { posts } = await publishedPosts(request, { limit: 1 })
  const scripts = await openLosingScripts(page, posts[0] ? addressOf(posts[0]) : '/', complaints)
  const paragraphs = await page.getByRole('article').first().getByRole('paragraph').count()
  await wake(page)
  const box = page.getByPlaceholder('Search posts, tags, products...')
  const before = scripts.lost()
  await box.fill('paint')
  // The browser asks twice.
  await expect.poll(scripts.lost).toBeGreaterThan(before + 1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[0]?.title ?? '')
  await expect(page.getByRole('article').first().getByRole('paragraph')).toHaveCount(paragraphs)
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=paint')
})

test('the home list whose script is lost says so below the posts that are there, and goes on when asked again', ANY_WIDTH, async ({ page, complaints }) => {
  const scripts = await openLosingScripts(page, '/', complaints)
  const rows = page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 })
  const drawn = await rows.count()
  await wake(page)
  await rows.last().scrollIntoViewIfNeeded()
  const fault = page.getByRole('alert').filter({ hasText: 'Failed to fetch posts' })
  await expect(fault).toBeVisible()
  await expect(rows).toHaveCount(drawn)
  await scripts.find()
  await fault.getByRole('button', { name: 'Try again' }).click()
  await expect(rows).not.toHaveCount(drawn)
  await expect(fault).toHaveCount(0)
})
