import type { APIRequestContext } from '@playwright/test'
import { ADMIN_HEADER, openDashboard, test } from '../support/admin'
import { EditorPage } from '../support/editor'
import { expect } from '../support/page-test'
import { storedPost } from '../support/posts'

/** Removes the authors whose names hold a word. */
async function removeAuthors(request: APIRequestContext, word: string): Promise<void> {
  const headers = { authorization: ADMIN_HEADER }
  const { data } = await (await request.get('/api/admin/authors', { headers })).json()
  for (const { id, name } of data.authors as { id: string; name: string }[])
    if (name.includes(word)) await request.delete(`/api/admin/authors/${id}`, { headers })
}

test('an author is added, chosen in the editor, shown with the post, removed with Undo, and changed, but to no name that is taken', async ({
  page,
  posts,
  request,
  problems,
}) => {
  problems.allow(/409/)
  const post = await posts.make({ title: 'Bench', status: 'published' })
  const name = `Ann ${posts.word}`
  await openDashboard(page, '?tab=authors')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Short text').fill('Builds benches that do not rock.')
  await page.getByLabel('Links', { exact: true }).fill('ann.example/about')
  await page.getByRole('button', { name: 'Save author' }).click()
  const row = page.getByRole('list', { name: 'Authors' }).getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('No posts yet')

  await page.goto(`/admin/post/${post.id}`)
  const editor = new EditorPage(page)
  await expect(editor.title).toHaveValue(post.title)
  await editor.openMore()
  const choice = page.getByLabel('Author', { exact: true })
  await expect(choice.getByRole('option', { name })).toBeAttached()
  await choice.selectOption({ label: name })
  await expect(editor.marker).toBeVisible()
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await storedPost(request, post.id)).author).toMatchObject({ name, links: ['https://ann.example/about'] })

  await page.goto(`/curated-posts/${post.slug}/${post.id}`)
  await expect(page.getByText(`By ${name}`)).toBeVisible()
  const box = page.getByRole('region', { name })
  await expect(box).toContainText('Builds benches that do not rock.')
  await expect(box.getByRole('link', { name: 'ann.example' })).toHaveAttribute('href', 'https://ann.example/about')
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')['@graph'][0].author).toMatchObject({ '@type': 'Person', name })
  expect(await (await request.get('/atom.xml')).text()).toContain(`<name>${name}</name>`)

  await page.goto('/admin?tab=authors')
  await expect(row).toContainText('1 post')
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this author?' })
  await expect(question).toContainText(post.title)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('1 post')
  expect((await storedPost(request, post.id)).author?.name).toBe(name)

  await request.put(`/api/admin/authors/cy-${posts.word}`, {
    headers: { authorization: ADMIN_HEADER },
    data: { name: `Cy ${posts.word}`, bio: 'Builds' },
  })
  const field = page.getByLabel('Name', { exact: true })
  await page.getByRole('button', { name: `Change ${name}` }).click()
  await expect(field).toBeFocused()
  await field.fill(`Cy ${posts.word}`)
  await field.press('Enter')
  await expect(page.getByText('Name is the name of another author')).toBeVisible()
  await expect(page.getByLabel('Short text')).toHaveValue('Builds benches that do not rock.')
  await field.fill(`Di ${posts.word}`)
  await page.getByRole('button', { name: 'Save author' }).click()
  await expect(page.getByRole('button', { name: `Change Di ${posts.word}` })).toBeVisible()
  await removeAuthors(request, posts.word)
})
