import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'
import { storedPost } from '../../support/posts'

test('with two tabs on one post, the later save shows both versions and lets each difference be resolved', async ({
  page,
  context,
  request,
  problems,
}) => {
  problems.allow(/409/)
  const early = new EditorPage(page)
  const post = await early.edit(request, { content: '<p>Begun</p>', tags: ['oak'] })
  const late = new EditorPage(await context.newPage())
  // The first tab hands its session over.
  await late.page.goto(`/admin/post/${post.id}`)
  await late.title.fill('Late title')
  await late.content.click()
  await late.page.keyboard.press('Control+End')
  await late.page.keyboard.type(', ended late')

  await early.title.fill('Early title')
  await early.summary.fill('Early summary')
  await early.save.click()
  await expect(early.page.getByText('Post updated successfully')).toBeVisible()

  await late.save.click()
  const dialog = late.page.getByRole('dialog', { name: 'Two versions of this post' })
  await expect(dialog).toContainText(/This post was saved by admin on .* after you opened it/)
  const title = dialog.getByRole('group', { name: 'Title', exact: true })
  await expect(title).toContainText('Late title')
  await expect(title).toContainText('Early title')
  await expect(title.getByRole('radio', { name: 'Mine' })).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Short Summary' }).getByRole('radio', { name: 'Saved' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Continue editing' }).click()
  await expect(late.title).toHaveValue('Late title')
  expect((await storedPost(request, post.id)).title).toBe('Early title')

  await late.save.click()
  await title.getByRole('radio', { name: 'Saved' }).check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(dialog).toBeHidden()
  await expect(late.title).toHaveValue('Early title')
  await expect(late.marker).toBeHidden()
  expect(await storedPost(request, post.id)).toMatchObject({
    title: 'Early title',
    summary: 'Early summary',
    content: '<p>Begun, ended late</p>',
  })
  await late.title.fill('And on')
  await late.save.click()
  await expect(late.page.getByText('Post updated successfully').first()).toBeVisible()
})
