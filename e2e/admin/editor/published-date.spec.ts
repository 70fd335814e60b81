import { test, openAsAdmin } from '../../support/admin'
import { EditorPage } from '../../support/editor'
import { expect } from '../../support/page-test'
import { storedPost } from '../../support/posts'

test('the publication date is changed in the editor, beside unsaved work, and the public page shows it', async ({
  page,
  posts,
  request,
  problems,
}) => {
  problems.allow(/400/)
  const { id, title } = await posts.make({ status: 'published' })
  await openAsAdmin(page, `/admin/post/${id}`)
  const editor = new EditorPage(page)
  const field = page.getByLabel('Published on')
  const save = page.getByRole('button', { name: 'Save date' })
  await editor.summary.fill('Typed before')
  await field.fill('2099-01-01T10:00')
  await save.click()
  await expect(page.getByText('The date must not be in the future')).toBeVisible()
  await field.fill('2020-03-04T10:05')
  await save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(editor.marker).toBeVisible()

  await editor.save.click()
  await expect(editor.marker).toBeHidden()
  const stored = await storedPost(request, id)
  expect([stored.published_at, stored.summary]).toEqual(['2020-03-04T10:05:00.000Z', 'Typed before'])
  await page.goto(`/curated-posts/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('March 4, 2020').first()).toBeVisible()
})
