import { openDashboard, test } from '../support/admin'
import { expect } from '../support/page-test'
import { storedPost } from '../support/posts'

test('a category and a tag are given to selected posts, and Undo takes them back', async ({ page, posts, request }) => {
  const [one, other] = [await posts.make({ title: 'One', status: 'published' }), await posts.make({ title: 'Other' })]
  await openDashboard(page, `?q=${posts.word}`)
  await expect(page.getByRole('listitem').filter({ hasText: other.title })).toBeVisible()
  await page.getByRole('button', { name: 'Select Posts' }).click()
  for (const { title } of [one, other]) await page.getByRole('checkbox', { name: title }).check()
  await page.getByRole('button', { name: 'Category or Tag' }).click()
  const dialog = page.getByRole('dialog', { name: 'Category or tag' })
  await dialog.getByLabel('Category').selectOption('Roofing & Gutters')
  await dialog.getByRole('button', { name: 'Add to posts' }).click()
  await expect(page.getByText('2 post(s) updated successfully')).toBeVisible()
  expect((await storedPost(request, one.id)).categories).toEqual(['Roofing & Gutters'])
  await page.goto('/category/Roofing%20%26%20Gutters/')
  await expect(page.getByText(one.title)).toBeVisible()

  await page.goto(`/admin?q=${posts.word}`)
  await page.getByRole('button', { name: 'Select Posts' }).click()
  await page.getByRole('checkbox', { name: other.title }).check()
  await page.getByRole('button', { name: 'Category or Tag' }).click()
  await dialog.getByLabel('Kind').selectOption('tag')
  await dialog.getByLabel('Tag', { exact: true }).fill(`tag ${posts.word}`)
  await dialog.getByRole('button', { name: 'Add to posts' }).click()
  await expect(page.getByText('1 post(s) updated successfully')).toBeVisible()
  expect((await storedPost(request, other.id)).tags).toEqual([`tag ${posts.word}`])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(async () => expect((await storedPost(request, other.id)).tags).toEqual([])).toPass()
})

test('a tag is renamed, merged and removed in all posts', async ({ page, posts, request }) => {
  const [spelling, kept] = [`Tag-${posts.word}`, `tag ${posts.word}`]
  const one = await posts.make({ title: 'One', tags: [spelling] })
  const both = await posts.make({ title: 'Both', tags: [kept, spelling] })
  await openDashboard(page, '?tab=tags')
  await page.getByLabel('Search this list').fill(posts.word)
  const row = page.getByRole('list', { name: 'Tags' }).getByRole('listitem')
  await expect(row).toHaveCount(2)
  await page.getByRole('button', { name: `Merge ${spelling} into ${kept}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(row).toHaveText([/2 posts, 2 of them drafts/])
  expect([(await storedPost(request, one.id)).tags, (await storedPost(request, both.id)).tags]).toEqual([
    [kept],
    [kept],
  ])

  await page.getByRole('button', { name: `Rename ${kept}` }).click()
  await page.getByLabel('New name').fill(`new ${posts.word}`)
  await page.keyboard.press('Enter')
  await expect(row.getByText(`new ${posts.word}`)).toBeVisible()
  await page.getByRole('button', { name: `Remove new ${posts.word}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No tag matches')).toBeVisible()
  expect((await storedPost(request, one.id)).tags).toEqual([])
})
