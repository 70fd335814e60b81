import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'
import { closeAndDelete, storedPost } from '../../support/posts'

test('what to look at before publishing leads to its place, and goes once it is done', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/\.example/, /ERR_NAME_NOT_RESOLVED/, /404/)
  const editor = new EditorPage(page)
  const post = await editor.edit(request, {
    title: `Unready ${Date.now()}`,
    summary: 'Long enough to be longer than nothing',
    content:
      '<h2>Start</h2><h4>Too deep</h4><p>Read <a href="/curated-posts/never-there">the other post</a> about it first.</p>',
  })
  const list = page.getByRole('region', { name: 'Before publishing' })
  const entry = (name: string | RegExp) => list.getByRole('button', { name })
  await editor.openSheet()
  await expect(entry('It has no category')).toBeVisible()
  await expect(entry('It has no preview image')).toBeVisible()
  await expect(entry('One link leads nowhere')).toBeVisible()

  await entry(/The heading “Too deep”/).click()
  await editor.expectFocus()
  await editor.command('Heading 2').click()
  await expect(editor.content.locator('h2')).toHaveText(['Start', 'Too deep'])
  await editor.openSheet()
  await expect(entry('One link leads nowhere')).toBeVisible()
  await expect(entry(/The heading “Too deep”/)).toHaveCount(0)
  await entry('One link leads nowhere').click()
  await editor.expectFocus()
  await page.keyboard.press('Backspace')
  await editor.openSheet()
  await expect(entry('It has no preview image')).toBeVisible()
  await expect(entry('One link leads nowhere')).toHaveCount(0)

  await entry('It has no preview image').click()
  await expect(page.getByRole('textbox', { name: 'Preview Image' })).toBeFocused()
  await editor.openSheet()
  await entry('It has no category').click()
  await expect(page.locator('summary', { hasText: 'Choose categories' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Home Office' }).check()
  await page.keyboard.press('Escape')
  const sheet = await editor.openSheet()
  await expect(entry('It has no preview image')).toBeVisible()
  await expect(entry('It has no category')).toHaveCount(0)

  await sheet.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await expect(page.getByText('Published · saved')).toBeVisible()
  expect((await storedPost(request, post.id)).status).toBe('published')
  await closeAndDelete(page, request, post.id)
})

test('links to other sites are checked on a press, and what is broken leads to its place', async ({
  page,
  request,
}) => {
  const editor = new EditorPage(page)
  const word = `looks${Date.now()}`
  const link = (host: string, path: string) =>
    `<p>Read <a href="https://${word}-${host}.example/${path}">${path} link</a> about it first.</p>`
  const post = await editor.edit(request, {
    content: `${link('a', 'ready')}${link('a', 'status-404')}${link('b', 'status-500')}${link('c', 'status-403')}`,
  })
  const list = page.getByRole('region', { name: 'Before publishing' })
  await editor.openSheet()
  const check = list.getByRole('button', { name: 'Check 4 links to other sites' })
  await expect(check).toBeVisible()
  await check.press('Enter')
  await expect(list.getByText(/^4 links checked: 1 work, 2 listed above, 1 not known/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(list.getByRole('button', { name: 'Check links again' })).toBeFocused()
  await expect(list.getByRole('button', { name: /“status-500 link” leads to an error \(status 500\)/ })).toBeVisible()
  await list.getByRole('button', { name: /“status-404 link” leads to a page that is gone \(status 404\)/ }).click()
  await editor.expectFocus()
  await page.keyboard.press('Backspace')
  await expect(editor.content).not.toContainText('status-404 link')
  await editor.openSheet()
  await expect(list.getByRole('button', { name: /status-500/ })).toBeVisible()
  await expect(list.getByRole('button', { name: /status-404/ })).toHaveCount(0)
  await closeAndDelete(page, request, post.id)
})
