import type { Page } from '@playwright/test'
import { openDashboard, test } from '../support/admin'
import { ANY_WIDTH, expect, expectAccessible } from '../support/page-test'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const row = (page: Page, title: string) => rows(page).filter({ hasText: title })
const act = (page: Page, title: string, name: string) => row(page, title).getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)
const selected = (page: Page) => page.getByRole('group', { name: 'Selected posts' })

test('the dashboard shows every post with its state and its actions', async ({ page, posts }) => {
  await posts.make({ title: 'Draft', status: 'draft' })
  await posts.make({ title: 'Shining', status: 'published', isHighlighted: true })
  await openDashboard(page, `?q=${posts.word}`)
  await expect(page.getByRole('tab', { name: 'Curated Posts' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create New Post' })).toHaveAttribute('href', '/admin/post/create')
  await expect(rows(page)).toHaveCount(2)
  await expect(row(page, 'Draft')).toContainText('Draft')
  await expect(row(page, 'Shining')).toContainText('Highlighted')
  const highlight = act(page, 'Draft', 'Highlight')
  await expect(highlight).toBeDisabled()
  await expect(highlight).toHaveAttribute('title', 'Must be published to highlight')
  await expectAccessible(page)
})

test('the dashboard filters by status, with counts, and stores the filter in the URL', async ({ page, posts }) => {
  const draft = await posts.make({ title: 'Draft', status: 'draft' })
  const published = await posts.make({ title: 'Published', status: 'published' })
  const shining = await posts.make({ title: 'Shining', status: 'published', isHighlighted: true })
  await openDashboard(page, `?q=${posts.word}`)
  const filter = (name: RegExp) => page.getByRole('group', { name: 'Filter by status' }).getByRole('button', { name })
  await filter(/^Drafts/).click()
  await expect(rows(page)).toHaveText([new RegExp(draft.title)])
  await expect(page).toHaveURL(/filter=drafts/)
  await filter(/^Published/).click()
  await expect(rows(page)).toHaveCount(2)
  await filter(/^Highlighted/).click()
  await expect(rows(page)).toHaveText([new RegExp(shining.title)])
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  await page.reload()
  await expect(row(page, published.title)).toBeVisible()
  await expect(filter(/^Published/)).toHaveAttribute('aria-pressed', 'true')
  await expect(filter(/^All Statuses/)).toHaveText(/\d+$/)
})

test('the dashboard searches posts and sorts them', async ({ page, posts }) => {
  await posts.make({ title: 'Zinc' })
  await posts.make({ title: 'Alder' })
  await openDashboard(page)
  await page.getByRole('searchbox', { name: 'Search this list' }).fill(posts.word)
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`q=${posts.word}`))
  await page.getByRole('combobox', { name: 'Sort posts' }).selectOption('Title A–Z')
  await expect(rows(page)).toHaveText([/Alder/, /Zinc/])
  await page.getByRole('searchbox', { name: 'Search this list' }).fill(`nothing${posts.word}`)
  await expect(page.getByText(/No posts match/)).toBeVisible()
  await page.getByRole('button', { name: 'Show all posts' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('a post is published, highlighted and unhighlighted', async ({ page, posts }) => {
  const post = await posts.make({ status: 'draft' })
  await openDashboard(page, `?q=${posts.word}`)
  await act(page, post.title, 'Publish').click()
  await expect(toast(page, 'Post updated successfully')).toBeVisible()
  await act(page, post.title, 'Highlight').click()
  await expect(act(page, post.title, 'Unhighlight')).toBeVisible()
  await expect.poll(() => posts.stored(post.id)).toMatchObject({ status: 'published', isHighlighted: true })
  await act(page, post.title, 'Unhighlight').click()
  await expect.poll(() => posts.stored(post.id)).toMatchObject({ status: 'published', isHighlighted: false })
})

test('a post is unpublished, and Undo restores status and highlight', async ({ page, posts }) => {
  const post = await posts.make({ status: 'published', isHighlighted: true })
  await openDashboard(page, `?q=${posts.word}`)
  await act(page, post.title, 'Unpublish').click()
  await expect.poll(() => posts.stored(post.id)).toMatchObject({ status: 'draft', isHighlighted: false })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => posts.stored(post.id)).toMatchObject({ status: 'published', isHighlighted: true })
})

test('a change is shown at once, sent once, and rolled back when it fails', async ({ page, posts, problems }) => {
  problems.allow(/500/)
  const post = await posts.make({ status: 'draft' })
  await openDashboard(page, `?q=${posts.word}`)
  let sent = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/api/curated-posts/${post.id}`, async (route) => {
    sent += 1
    await answered
    await route.fulfill({ status: 500, json: { success: false, message: 'The disk is full', code: 'X' } })
  })
  await act(page, post.title, 'Publish').dblclick()
  await expect(act(page, post.title, 'Unpublish')).toBeDisabled()
  await expect(row(page, post.title)).toContainText('Published')
  answer()
  await expect(toast(page, 'Failed to update post: The disk is full')).toBeVisible()
  await expect(act(page, post.title, 'Publish')).toBeEnabled()
  expect(sent).toBe(1)
})

test('a post is deleted after confirmation', async ({ page, posts }) => {
  const post = await posts.make()
  await openDashboard(page, `?q=${posts.word}`)
  await act(page, post.title, 'Delete').click()
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
  await expect(dialog).toContainText('Are you sure you want to delete this post? This action cannot be undone.')
  await expect(dialog).toContainText(post.title)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await posts.stored(post.id)).not.toBeNull()
  await act(page, post.title, 'Delete').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Post deleted successfully')).toBeVisible()
  await expect(row(page, post.title)).toBeHidden()
  expect(await posts.stored(post.id)).toBeNull()
})

test('selected posts are changed in a batch', async ({ page, posts }) => {
  const made = [
    await posts.make({ title: 'One', status: 'published' }),
    await posts.make({ title: 'Two', status: 'published' }),
  ]
  const draft = await posts.make({ title: 'Three', status: 'draft' })
  await openDashboard(page, `?q=${posts.word}&sort=title`)
  await page.getByRole('button', { name: 'Select Posts' }).click()
  await expect(selected(page).getByRole('button', { name: 'Delete' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(selected(page)).toContainText('3 selected')
  await expectAccessible(page)

  await selected(page).getByRole('button', { name: 'Highlight', exact: true }).click()
  const highlight = page.getByRole('alertdialog', { name: 'Confirm Highlight' })
  await expect(highlight).toContainText('Are you sure you want to highlight 2 post(s)?')
  await expect(highlight).toContainText('One draft is left out: Must be published to highlight')
  await highlight.getByRole('button', { name: 'Highlight' }).click()
  await expect(toast(page, '2 post(s) updated successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Select Posts' })).toBeVisible()
  for (const { id } of made) expect(await posts.stored(id)).toMatchObject({ isHighlighted: true })

  await page.getByRole('button', { name: 'Select Posts' }).click()
  await page.getByRole('checkbox', { name: new RegExp(made[0]?.title ?? '') }).check()
  await selected(page).getByRole('button', { name: 'Remove Highlight' }).click()
  const unhighlight = page.getByRole('alertdialog', { name: 'Confirm Unhighlight' })
  await expect(unhighlight).toContainText('Are you sure you want to remove highlight from 1 post(s)?')
  await unhighlight.getByRole('button', { name: 'Remove Highlight' }).click()
  await expect(toast(page, '1 post(s) updated successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Select Posts' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await selected(page).getByRole('button', { name: 'Delete' }).click()
  const remove = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
  await expect(remove).toContainText('Are you sure you want to delete 3 post(s)? This action cannot be undone.')
  await remove.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, '3 post(s) deleted successfully')).toBeVisible()
  expect(await posts.stored(draft.id)).toBeNull()
})

test('the selection is cleared by another filter and by Cancel Selection', async ({ page, posts }) => {
  await posts.make({ status: 'published' })
  await openDashboard(page, `?q=${posts.word}`)
  await page.getByRole('button', { name: 'Select Posts' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(selected(page)).toContainText('1 selected')
  await page.getByRole('button', { name: /^Published/ }).click()
  await expect(selected(page)).toContainText('0 selected')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Cancel Selection' }).click()
  await expect(selected(page)).toBeHidden()
  await page.getByRole('button', { name: 'Select Posts' }).click()
  await expect(selected(page)).toContainText('0 selected')
})

test('a failed load shows the reason and a retry', ANY_WIDTH, async ({ page, problems }) => {
  problems.allow(/500/)
  let failing = true
  await page.route('**/api/curated-posts?*', (route) =>
    failing
      ? route.fulfill({ status: 500, json: { success: false, message: 'Something went wrong on our side', code: 'X' } })
      : route.continue(),
  )
  await openDashboard(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Error Loading Posts' })
  await expect(alert).toContainText('Failed to fetch curated posts')
  failing = false
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('posts without an id are hidden', ANY_WIDTH, async ({ page, posts }) => {
  const post = await posts.make()
  await page.route('**/api/curated-posts?*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.posts.push({ ...body.data.posts[0], id: null, title: 'Nameless' })
    await route.fulfill({ json: body })
  })
  await openDashboard(page, `?q=${posts.word}`)
  await expect(row(page, post.title)).toBeVisible()
  await expect(row(page, 'Nameless')).toBeHidden()
})

test('the dashboard works with an API without pagination and counts', ANY_WIDTH, async ({ page }) => {
  const all = Array.from({ length: 30 }, (_, index) => ({
    id: `p${index}`,
    title: index === 0 ? 'Walnut stool' : `Post ${index}`,
    summary: '',
    status: index % 2 ? 'draft' : 'published',
    isHighlighted: false,
    categories: [],
    tags: [],
    products: [],
    created_at: new Date(1_700_000_000_000 - index).toISOString(),
  }))
  await page.route('**/api/curated-posts*', (route) => route.fulfill({ json: { data: { posts: all } } }))
  await openDashboard(page)
  await expect(rows(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: /^Drafts/ }).click()
  await expect(rows(page)).toHaveCount(15)
  await page.getByRole('button', { name: /^All Statuses 30/ }).click()
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('walnut')
  await expect(rows(page)).toHaveText([/Walnut stool/])
})
