import type { Page } from '@playwright/test'
import { openDashboard, test } from '../support/admin'
import { chooseInRow, expect, PHONE, ANOTHER_API, tagged } from '../support/page-test'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const row = (page: Page, title: string) => rows(page).filter({ hasText: title })
const act = (page: Page, title: string, name: string) => row(page, title).getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)
const selected = (page: Page) => page.getByRole('group', { name: 'Selected posts' })

test('the first page has at most 100 controls, and every view is two presses away', async ({ page }) => {
  await openDashboard(page)
  await expect(rows(page)).toHaveCount(15)
  expect(await page.locator(':is(a, button, input, select):visible').count()).toBeLessThanOrEqual(100)
  for (const room of ['Posts', 'Products', 'Pictures', 'Insights', 'Settings']) {
    const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: room })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    const views = await page.getByRole('tab').allTextContents()
    for (const view of views) {
      await page.getByRole('tab', { name: view }).click()
      await expect(page.getByRole('tabpanel', { name: view })).toBeVisible()
    }
  }
})

test('the dashboard shows, filters, searches and sorts posts, with counts and its state in the URL', async ({
  page,
  posts,
}) => {
  const draft = await posts.make({ title: 'Draft', status: 'draft' })
  const published = await posts.make({ title: 'Published', status: 'published' })
  const shining = await posts.make({ title: 'Shining', status: 'published', isHighlighted: true })
  await openDashboard(page, `?q=${posts.word}`)
  await test.step('each post has its state and its actions', async () => {
    await expect(page.getByRole('tab', { name: 'Curated Posts' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create New Post' })).toHaveAttribute('href', '/admin/post/create')
    await expect(rows(page)).toHaveCount(3)
    await expect(row(page, draft.title)).toContainText('Draft')
    await expect(row(page, shining.title)).toContainText('Highlighted')
    const highlight = act(page, draft.title, 'Highlight')
    await expect(highlight).toBeDisabled()
    await expect(highlight).toHaveAttribute('title', 'Must be published to highlight')
  })
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

  await posts.make({ title: 'Zinc' })
  await posts.make({ title: 'Alder' })
  await page.goto('/admin')
  const field = page.getByRole('searchbox', { name: 'Search this list' })
  await test.step('what is typed stays while the search is running', async () => {
    await field.pressSequentially(`${posts.word} `)
    await expect(page).toHaveURL(`/admin?q=${posts.word}`)
    await expect(rows(page)).toHaveCount(5)
    await page.keyboard.type('zinc')
    await expect(field).toHaveValue(`${posts.word} zinc`)
    await expect(page).toHaveURL(`/admin?q=${posts.word}+zinc`)
    await expect(rows(page).first()).toContainText('Zinc')
    await expect(field).toHaveValue(`${posts.word} zinc`)
    await field.fill(posts.word)
    await expect(rows(page)).toHaveCount(5)
  })
  await page.getByRole('combobox', { name: 'Sort posts' }).selectOption('Title A–Z')
  await expect(rows(page)).toHaveText([/Alder/, /Draft/, /Published/, /Shining/, /Zinc/])
  await field.fill(`nothing${posts.word}`)
  await expect(page.getByText(/No posts match/)).toBeVisible()
  await page.getByRole('button', { name: 'Show all posts' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('a post is published, highlighted, unhighlighted, unpublished and deleted, and Undo restores it', async ({
  page,
  posts,
}) => {
  const post = await posts.make({ status: 'draft' })
  await openDashboard(page, `?q=${posts.word}`)
  await act(page, post.title, 'Publish').click()
  await expect(toast(page, 'Post updated successfully')).toBeVisible()
  await act(page, post.title, 'Highlight').click()
  await expect(act(page, post.title, 'Unhighlight')).toBeVisible()
  await expect.poll(() => posts.stored(post.id)).toMatchObject({ status: 'published', isHighlighted: true })
  await act(page, post.title, 'Unhighlight').click()
  await expect.poll(() => posts.stored(post.id)).toMatchObject({ status: 'published', isHighlighted: false })

  await act(page, post.title, 'Highlight').click()
  await expect.poll(() => posts.stored(post.id)).toMatchObject({ isHighlighted: true })
  // Each change has an Undo of its own, which a reload takes away.
  await page.reload()
  await act(page, post.title, 'Unpublish').click()
  await expect.poll(() => posts.stored(post.id)).toMatchObject({ status: 'draft', isHighlighted: false })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => posts.stored(post.id)).toMatchObject({ status: 'published', isHighlighted: true })
  await page.reload()
  await chooseInRow(row(page, post.title), 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Post restored successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: post.title })).toBeVisible()
  expect(await posts.stored(post.id)).toMatchObject({ status: 'published', isHighlighted: true })
})

test('selected posts are changed in a batch', tagged(PHONE, ANOTHER_API), async ({ page, posts }) => {
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
