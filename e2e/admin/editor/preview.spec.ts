import { openDashboard } from '../../support/admin'
import { EditorPage } from '../../support/editor'
import { expect, expectAccessible, hydrated, test } from '../../support/page-test'
import { closeAndDelete, newDraft } from '../../support/posts'

test('unsaved work is previewed on a phone, on a desktop, as a card and as a search result', async ({
  page,
  request,
}) => {
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { title: 'Stored', content: '<h2>First</h2><p>Text</p>' })
  await editor.title.fill('Not saved yet')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  const phone = dialog.frameLocator('iframe[title="Preview: Phone"]')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Not saved yet')
  await expect(phone.getByRole('heading', { name: 'First' })).toBeVisible()
  expect(await phone.locator('html').evaluate(() => window.innerWidth)).toBe(390)
  await phone.getByRole('link', { name: 'Back to Home' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Not saved yet')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Desktop' }).click()
  const desktop = dialog.frameLocator('iframe[title="Preview: Desktop"]')
  await expect(desktop.getByRole('heading', { level: 1 })).toHaveText('Not saved yet')
  expect(await desktop.locator('html').evaluate(() => window.innerWidth)).toBe(1280)
  await dialog.getByRole('button', { name: 'Card' }).click()
  await expect(dialog.getByRole('heading', { name: 'Not saved yet' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Search result' }).click()
  await expect(dialog.getByRole('figure', { name: 'Search result' })).toContainText('Not saved yet | ')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(editor.title, 'nothing is lost').toHaveValue('Not saved yet')
  await closeAndDelete(page, request, post.id)
})

test('a second tab is signed in by the first, and only the administrator can edit from the public page', async ({
  page,
  context,
  request,
}) => {
  const post = await newDraft(request, { title: 'Edit me', status: 'published' })
  await openDashboard(page)
  const second = await context.newPage()
  await second.goto('/admin')
  await expect(second.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await second.goto(`/curated-posts/${post.slug}/${post.id}`)
  await hydrated(second)
  await second.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(second.getByRole('textbox', { name: 'Title' })).toHaveValue('Edit me')
  await second.getByRole('button', { name: 'Update Post' }).click()
  await second.getByRole('button', { name: 'View post' }).click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Edit me')
  await page.close()
  await second.evaluate(() => window.sessionStorage.clear())
  await second.reload()
  await hydrated(second)
  await expect(second.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await closeAndDelete(page, request, post.id)
})
