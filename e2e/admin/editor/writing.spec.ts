import { EditorPage } from '../../support/editor'
import { expect, test, PHONE } from '../../support/page-test'
import { copyHtml } from '../../support/pictures'
import { closeAndDelete, postByTitle } from '../../support/posts'

test(
  'a post is written with toolbar and keyboard, saved as a draft and loaded again',
  PHONE,
  async ({ page, request }) => {
    const editor = await new EditorPage(page).create()
    const title = `Written ${test.info().project.name} ${Date.now()}`
    await expect(editor.content.locator('[data-placeholder]')).toHaveAttribute(
      'data-placeholder',
      'Start writing your post content...',
    )
    expect((await editor.content.boundingBox())?.height).toBeGreaterThanOrEqual(300)
    await editor.title.fill(title)
    await editor.title.press('Enter')
    await page.keyboard.type('In short')
    await editor.content.click()
    await page.keyboard.type('First ')
    await editor.command('Bold').click()
    await expect(editor.command('Bold')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('bold')
    await editor.command('Bold').click()
    await editor.command('Italic').click()
    await page.keyboard.type(' slanted')
    await page.keyboard.press('Enter')
    await editor.command('Heading 2').click()
    await page.keyboard.type('Part')
    await page.keyboard.press('Enter')
    await editor.command('Bullet list').click()
    await page.keyboard.type('one')
    await page.keyboard.press('Enter')
    await page.keyboard.type('two')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await editor.command('Numbered list').click()
    await page.keyboard.type('1st')
    const html =
      '<p>First <strong>bold</strong><em> slanted</em></p><h2>Part</h2><ul><li><p>one</p></li><li><p>two</p>' +
      '</li></ul><ol><li><p>1st</p></li></ol>'
    expect(await editor.markup()).toBe(html)
    await editor.save.click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByText('Post created successfully')).toBeVisible()
    const post = await postByTitle(request, title)
    expect(post).toMatchObject({ summary: 'In short', status: 'draft', content: html })
    await closeAndDelete(page, request, post.id)
  },
)

test('a new post needs a title and a summary, has one tab stop for its toolbar, and takes text of Google Docs', async ({
  page,
}) => {
  const editor = await new EditorPage(page).create()
  await test.step('nothing is sent without title and summary', async () => {
    const sent: string[] = []
    page.on('request', (made) => made.method() === 'POST' && sent.push(made.url()))
    await editor.title.fill('   ')
    await editor.save.click()
    await expect(page.getByText('Title and summary are required')).toBeVisible()
    await expect(editor.title).toHaveAccessibleDescription('A title is required')
    await expect(editor.summary).toHaveAccessibleDescription('A short summary is required')
    await expect(editor.title).toBeFocused()
    await expect(editor.title).toHaveAttribute('aria-invalid', 'true')
    await editor.title.fill('There')
    await editor.save.click()
    await expect(editor.summary).toBeFocused()
    expect(sent).toEqual([])
  })
  await test.step('arrow keys go through the toolbar', async () => {
    await editor.summary.focus()
    await page.keyboard.press('Tab')
    await expect(editor.command('Bold')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(editor.command('Italic')).toBeFocused()
    await page.keyboard.press('Space')
    await editor.expectFocus()
    await page.keyboard.press('Alt+F10')
    await expect(editor.command('Bold')).toBeFocused()
    await editor.command('Italic').click()
  })
  await test.step('a paste is normalized', async () => {
    await copyHtml(
      page,
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" ' +
        'style="line-height:1.38"><span style="font-size:11pt;font-weight:400">Plain </span><span ' +
        'style="font-weight:700">heavy</span></p><br><ul><li><p><span>point</span></p></li></ul></b>',
    )
    await editor.content.click()
    await page.keyboard.press('Control+v')
    expect(await editor.markup()).toBe('<p>Plain <strong>heavy</strong></p><ul><li><p>point</p></li></ul>')
  })
})

test('undo and redo move the Unsaved changes marker, and Update Post clears it, stays and keeps the text', async ({
  page,
  request,
}) => {
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { content: '<p>As it was</p>' })
  await expect(page).toHaveTitle(/^Edit Post/)
  await expect(editor.command('Undo')).toBeDisabled()
  await expect(editor.marker).toBeHidden()
  await editor.content.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' and more')
  await expect(editor.marker).toBeVisible()
  await editor.command('Undo').click()
  expect(await editor.markup()).toBe('<p>As it was</p>')
  await expect(editor.marker).toBeHidden()
  await editor.command('Redo').click()
  expect(await editor.markup()).toBe('<p>As it was and more</p>')
  await page.keyboard.press('Control+Shift+z')
  expect(await editor.markup()).toBe('<p>As it was and more</p>')
  await editor.title.fill('Other')
  await editor.title.fill('A draft')
  await editor.command('Undo').click()
  await expect(editor.marker).toBeHidden()

  await editor.title.fill('Another title')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await expect(editor.marker).toBeHidden()
  await expect(page).toHaveURL(`/admin/post/${post.id}`)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Another title')
  expect(await editor.markup()).toBe('<p>As it was</p>')
})
