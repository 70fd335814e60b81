import { openAsAdmin } from '../../support/admin'
import { expect, test } from '../../support/page-test'
import { changeStored, closeAndDelete, newDraft, storedPost } from '../../support/posts'
import { EditorPage } from '../../support/editor'

const META = (name: string) => `meta[name="${name}"], meta[property="${name}"]`

test('what search engines show is written in the editor, previewed, and on the public page', async ({
  page,
  request,
}) => {
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { title: 'Shelves of oak', summary: 'A wall of oak', status: 'published' })
  const section = page.getByRole('region', { name: 'Search engines and sharing' })
  const sheet = await editor.openSheet()
  const result = sheet.getByRole('figure', { name: 'Search result' })
  await expect(result).toContainText(`curated-posts › shelves-of-oak › ${post.id}`)
  await page.keyboard.press('Escape')
  await editor.openMore()
  await section.getByLabel('Title for search engines').fill('Oak shelves in a day')
  await section.getByLabel('Description for search engines').fill('Boards, brackets, and one afternoon.')
  await expect(section.getByLabel('Slug')).toHaveValue('shelves-of-oak')
  await section.getByRole('button', { name: 'Change address' }).click()
  await expect(section).toContainText('The old one leads on to it.')
  await section.getByLabel('Slug').fill('Oak Shelves')
  await expect(section).toContainText('It becomes oak-shelves.')
  await section.getByLabel('Slug').fill(`oak-${post.id}`)
  await editor.openSheet()
  await expect(result).toContainText('Oak shelves in a day | ')
  await expect(result).toContainText('Boards, brackets, and one afternoon.')
  await expect(result).toContainText(`curated-posts › oak-${post.id} › ${post.id}`)
  await expect(sheet.getByRole('figure', { name: 'Shared on networks' })).toContainText('Oak shelves in a day')
  await page.keyboard.press('Escape')
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()

  await page.goto(`/curated-posts/shelves-of-oak/${post.id}`)
  await expect(page).toHaveURL(new RegExp(`/curated-posts/oak-${post.id}/${post.id}$`))
  await expect(page).toHaveTitle(/^Oak shelves in a day \| /)
  await expect(page.locator(META('description'))).toHaveAttribute('content', 'Boards, brackets, and one afternoon.')
  await expect(page.locator(META('og:title'))).toHaveAttribute('content', 'Oak shelves in a day')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelves of oak')
  await closeAndDelete(page, request, post.id)
})

test('a slug that another post has is refused with the reason, and the work stays', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/409/)
  const other = await newDraft(request, { title: 'A taken slug' })
  const taken = `taken-${other.id}`
  await changeStored(request, other.id, { seo: { slug: taken } })
  const post = await newDraft(request, { title: 'Another post' })
  await openAsAdmin(page, `/admin/post/${post.id}`)
  await new EditorPage(page).openMore()
  await page.getByLabel('Slug').fill(taken)
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Failed to update post: Another post has this slug')).toBeVisible()
  await expect(page.getByText('Is the slug of another post')).toBeVisible()
  await expect(page.getByLabel('Slug')).toHaveValue(taken)
  expect((await storedPost(request, post.id)).slug).toBe('another-post')
  await closeAndDelete(page, request, ...[other, post].map(({ id }) => id))
})
