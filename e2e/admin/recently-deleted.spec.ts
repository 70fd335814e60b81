import type { Page } from '@playwright/test'
import { openDashboard, test } from '../support/admin'
import { EditorPage, hideOthersNewPosts, openAsAdmin } from '../support/editor'
import { ANY_WIDTH, expect, expectAccessible } from '../support/page-test'
import { callAsAdmin, closeAndDelete, newDraft, postByTitle, storedPost } from '../support/posts'

const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)
const deletedRow = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Deleted posts' }).getByRole('listitem').filter({ hasText: title })

test('a deleted post answers 410 and is restored under the same URL', async ({ page, posts, request }) => {
  const post = await posts.make({ title: 'Public', status: 'published' })
  const draft = await posts.make({ title: 'Only a draft', status: 'draft' })
  const addressOf = ({ slug, id }: { slug: string; id: string }) => `/curated-posts/${slug}/${id}`
  await openDashboard(page, `?q=${posts.word}`)
  await page.getByRole('button', { name: 'Select Posts' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('group', { name: 'Selected posts' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, '2 post(s) deleted successfully')).toBeVisible()
  expect([(await request.get(addressOf(post))).status(), (await request.get(addressOf(draft))).status()]).toEqual([
    410, 404,
  ])

  await page.getByRole('tab', { name: 'Recently deleted' }).click()
  await expect(page).toHaveURL(/tab=deleted/)
  await expect(deletedRow(page, post.title)).toContainText(/Was published.*Deleted .* by admin.*(29|30) days left/)
  await expect(deletedRow(page, draft.title)).toContainText('Was a draft')
  await expectAccessible(page)
  await deletedRow(page, post.title).getByRole('button', { name: 'Restore' }).click()
  await expect(toast(page, 'Post restored successfully')).toBeVisible()
  await expect(deletedRow(page, post.title)).toBeHidden()
  expect((await request.get(addressOf(post))).status()).toBe(200)

  await deletedRow(page, draft.title).getByRole('button', { name: 'Delete for good' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete for good' })
  await expect(question).toContainText('It can then no longer be restored.')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(toast(page, 'Post deleted for good')).toBeVisible()
  await expect(deletedRow(page, draft.title)).toBeHidden()
  await page.getByRole('tab', { name: 'Curated Posts' }).click()
  await page.getByRole('searchbox', { name: 'Search this list' }).fill(posts.word)
  await expect(page.getByRole('heading', { name: post.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: draft.title })).toBeHidden()
})

test('a deletion is undone from its toast', async ({ page, posts }) => {
  const post = await posts.make({ status: 'published', isHighlighted: true })
  await openDashboard(page, `?q=${posts.word}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Post restored successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: post.title })).toBeVisible()
  expect(await posts.stored(post.id)).toMatchObject({ status: 'published', isHighlighted: true })
})

test('unsaved work on a post deleted elsewhere is saved as a new post, or with the post restored', async ({
  page,
  request,
  problems,
}) => {
  // The counts beside a post that is no longer there are not found either.
  problems.allow(/410/, /404 .*insights/)
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { content: '<p>Begun</p>' })
  const title = `Saved anew ${post.id}`
  await editor.title.fill(title)
  await callAsAdmin(request, 'delete', `/curated-posts/${post.id}`)
  await editor.save.click()
  await expect(toast(page, 'Failed to update post: This post was deleted')).toBeVisible()
  const question = page.getByRole('dialog', { name: 'This post was deleted' })
  await expect(question).toContainText('Everything that you wrote is still here.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Save as a new post' }).click()
  await expect(toast(page, 'Post created successfully')).toBeVisible()
  const made = await postByTitle(request, title)
  await expect(page).toHaveURL(new RegExp(`/admin/post/${made.id}$`))
  expect([made.id !== post.id, made.content]).toEqual([true, '<p>Begun</p>'])

  await editor.summary.fill('Restored with this')
  await callAsAdmin(request, 'delete', `/curated-posts/${made.id}`)
  await editor.save.click()
  await question.getByRole('button', { name: 'Restore it and save' }).click()
  await expect(toast(page, 'Post updated successfully')).toBeVisible()
  await expect(editor.marker).toBeHidden()
  expect(await storedPost(request, made.id)).toMatchObject({ title, summary: 'Restored with this' })
  await closeAndDelete(page, request, made.id)
})

test('unsaved work on a deleted post continues as a new post', ANY_WIDTH, async ({ page, request, problems }) => {
  problems.allow(/410/)
  const editor = new EditorPage(page)
  await hideOthersNewPosts(page)
  const post = await editor.edit(request)
  await editor.title.fill('Left unsaved')
  await expect.poll(() => editor.storedDrafts()).toHaveLength(1)
  await callAsAdmin(request, 'delete', `/curated-posts/${post.id}`)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restore Post' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue as a new post' }).click()
  await expect(page).toHaveURL('/admin/post/create')
  await page.getByRole('region', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click()
  await expect(editor.title).toHaveValue('Left unsaved')
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('a deleted post is restored from its editor’s URL', ANY_WIDTH, async ({ page, request, problems }) => {
  problems.allow(/410/)
  const post = await newDraft(request, { title: 'Not gone for long' })
  await callAsAdmin(request, 'delete', `/curated-posts/${post.id}`)
  await openAsAdmin(page, `/admin/post/${post.id}`)
  await page.getByRole('button', { name: 'Restore Post' }).click()
  await expect(new EditorPage(page).title).toHaveValue('Not gone for long')
  await closeAndDelete(page, request, post.id)
})
