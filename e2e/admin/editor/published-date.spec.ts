import { test, openAsAdmin } from '../../support/admin'
import { EditorPage } from '../../support/editor'
import { expect } from '../../support/page-test'
import { storedPost } from '../../support/posts'

test('the publication date is saved with the post, and the public page shows it', async ({
  page,
  posts,
  request,
  problems,
}) => {
  problems.allow(/400/)
  const { id, title } = await posts.make({ status: 'published' })
  await openAsAdmin(page, `/admin/post/${id}`)
  const editor = new EditorPage(page)
  const typeDate = async (time: string) => {
    const sheet = await editor.openSheet()
    await sheet.getByLabel('Published on').fill(time)
    await page.keyboard.press('Escape')
    await editor.save.click()
  }
  await editor.summary.fill('Typed before')
  await typeDate('2099-01-01T10:00')
  await expect(page.getByText(/^Failed to update post: Published at must not be in the future/)).toBeVisible()
  await expect(editor.marker).toBeVisible()
  await typeDate('2020-03-04T10:05')
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await expect(editor.marker).toBeHidden()
  const stored = await storedPost(request, id)
  expect([stored.published_at, stored.summary]).toEqual(['2020-03-04T10:05:00.000Z', 'Typed before'])
  await page.goto(`/curated-posts/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('March 4, 2020').first()).toBeVisible()
})
