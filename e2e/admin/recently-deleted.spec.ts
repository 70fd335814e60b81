import type { Page } from '@playwright/test'
import { openDashboard, test } from '../support/admin'
import { EditorPage } from '../support/editor'
import { ANOTHER_API, expect } from '../support/page-test'
import { callAsAdmin, closeAndDelete, postByTitle, storedPost } from '../support/posts'

const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text)
const deletedRow = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Deleted posts' }).getByRole('listitem').filter({ hasText: title })

test('a deleted post answers 410 and is restored under the same URL', ANOTHER_API, async ({ page, posts, request }) => {
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

  await page.getByRole('tab', { name: 'Deleted' }).click()
  await expect(page).toHaveURL(/tab=deleted/)
  await expect(deletedRow(page, post.title)).toContainText(/Was published.*Deleted .* by admin.*(29|30) days left/)
  await expect(deletedRow(page, draft.title)).toContainText('Was a draft')
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
