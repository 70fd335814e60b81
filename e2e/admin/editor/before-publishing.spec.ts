import { EditorPage } from '../../support/editor'
import { expect, expectAccessible, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'

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
  await expect(entry('It has no category')).toBeVisible()
  await expect(entry('It has no preview image')).toBeVisible()
  await expect(entry('One link leads nowhere')).toBeVisible()

  await entry(/The heading “Too deep”/).click()
  await editor.expectFocus()
  await editor.command('Heading 2').click()
  await expect(editor.content.locator('h2')).toHaveText(['Start', 'Too deep'])
  await expect(entry(/The heading “Too deep”/)).toHaveCount(0)
  await expectAccessible(page)
  await entry('One link leads nowhere').click()
  await editor.expectFocus()
  await page.keyboard.press('Backspace')
  await expect(entry('One link leads nowhere')).toHaveCount(0)

  await entry('It has no preview image').click()
  await expect(page.getByRole('textbox', { name: 'Preview Image' })).toBeFocused()
  await entry('It has no category').click()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Home Office' }).check()
  await expect(entry('It has no category')).toHaveCount(0)

  await page.getByLabel('Status').selectOption('published')
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await callAsAdmin(request, 'delete', `/curated-posts/${post.id}`)
})
