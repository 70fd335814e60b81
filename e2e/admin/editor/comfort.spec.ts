import { randomUUID } from 'node:crypto'
import { EditorPage } from '../../support/editor'
import { expect, test, PHONE } from '../../support/page-test'
import { copyHtml } from '../../support/pictures'
import { newDraft } from '../../support/posts'
import { postPath } from '../../../lib/format/addresses/paths'

test('text is found and replaced, formatted from a bubble, moved by its handle, a paste undone, and a post linked', async ({
  page,
  request,
}) => {
  const editor = new EditorPage(page)
  const stored = '<p>Pine and <strong>pi</strong>ne</p><h2>Pine</h2><p>Measure twice</p>'
  await editor.edit(request, { content: stored })
  await test.step('all occurrences are replaced, and one Undo restores them', async () => {
    await editor.content.click()
    await page.keyboard.press('Control+Alt+f')
    const bar = page.getByRole('search', { name: 'Find and replace' })
    await bar.getByRole('textbox', { name: 'Find' }).fill('pine')
    await expect(bar.getByText('1 of 3')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(bar.getByText('2 of 3')).toBeVisible()
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('Oak')
    await bar.getByRole('button', { name: 'All' }).click()
    await expect(bar.getByText('3 replaced')).toBeVisible()
    expect(await editor.markup()).toBe('<p>Oak and <strong>Oak</strong></p><h2>Oak</h2><p>Measure twice</p>')
    await bar.getByRole('textbox', { name: 'Find' }).press('Escape')
    await expect(bar).toBeHidden()
    await editor.command('Undo').click()
    expect(await editor.markup()).toBe(stored)
  })
  await test.step('the bubble of a selected text formats it, and goes with the selection', async () => {
    const bubble = page.getByRole('toolbar', { name: 'Selected text' })
    await editor.content.getByText('Measure twice').dblclick({ position: { x: 10, y: 10 } })
    await bubble.getByRole('button', { name: 'Bold' }).click()
    expect(await editor.markup()).toContain('<p><strong>Measure</strong> twice</p>')
    const [text, box] = await Promise.all([
      editor.content.getByText('Measure', { exact: true }).boundingBox(),
      bubble.boundingBox(),
    ])
    expect(box && text && (box.y + box.height <= text.y || box.y >= text.y + text.height), 'beside the text').toBe(true)
    await page.keyboard.press('ArrowRight')
    await expect(bubble).toBeHidden()
  })
  await test.step('the handle of a block moves it up', async () => {
    await editor.content.getByText('twice').hover()
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    const moved = /^<p>Pine and .*<\/p><p>!?<strong>!?Measure!?<\/strong> twice!?<\/p><h2>Pine<\/h2>$/
    expect(await editor.markup()).toMatch(moved)
    await page.keyboard.type('!')
    expect(await editor.markup()).toMatch(moved)
    expect(await editor.markup()).toContain('!')
  })
  await test.step('a line says what a paste left out, and its button undoes the paste', async () => {
    await editor.content.getByRole('heading', { name: 'Pine' }).click()
    await page.keyboard.press('End')
    const before = await editor.markup()
    await copyHtml(page, '<p>One</p><img src="file:///C:/clip.png"><p>Two</p>')
    await page.keyboard.press('Control+v')
    await expect(page.getByText('The paste left out a picture')).toBeVisible()
    expect(await editor.markup()).not.toBe(before)
    await page.getByRole('button', { name: 'Undo paste' }).click()
    expect(await editor.markup()).toBe(before)
    await expect(page.getByText('The paste left out')).toBeHidden()
  })
  await test.step('the link dialog finds posts of this site, and a pasted address of one becomes its title', async () => {
    const post = await newDraft(request, { title: `Oak ${randomUUID()}`, status: 'published' })
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'URL' }).fill(post.title)
    const option = page.getByRole('option', { name: post.title })
    await expect(option).toBeVisible()
    await option.click()
    await expect(editor.content.getByRole('link', { name: post.title })).toHaveAttribute('href', postPath(post))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const address = new URL(postPath(post), page.url()).href
    await editor.content.evaluate((body, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, address)
    await expect(editor.content.getByRole('link', { name: post.title })).toHaveCount(2)
  })
})

test(
  'writing mode fills the window, of a long post too; words, outline and shortcuts are below the text',
  PHONE,
  async ({ page, request }) => {
    const editor = new EditorPage(page)
    await editor.edit(request, { content: `<h2>Tools</h2>${`<p>${'Sand the board. '.repeat(30)}</p>`.repeat(40)}` })
    await expect(page.getByText('3,601 words · 16 min read')).toBeVisible()
    const mode = page.getByRole('button', { name: 'Writing mode' })
    await mode.click()
    const frame = await page.locator('.content-editor').boundingBox()
    expect(frame).toEqual({ x: 0, y: 0, width: page.viewportSize()?.width, height: page.viewportSize()?.height })
    const toolbar = page.getByRole('toolbar', { name: 'Text formatting' })
    expect((await toolbar.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect(mode).toBeInViewport({ ratio: 1 })
    await editor.content.locator('p').last().scrollIntoViewIfNeeded()
    await expect(toolbar).toBeInViewport({ ratio: 0.9 })
    await mode.click()
    await expect(mode).toHaveAttribute('aria-pressed', 'false')

    await mode.click()
    await page.getByRole('button', { name: 'Outline' }).click()
    await page.getByRole('menuitem', { name: 'Tools' }).click()
    await expect(editor.content).toBeFocused()
    await page.keyboard.type('My ')
    await expect(editor.content.getByRole('heading', { name: 'My Tools' })).toBeVisible()
    await page.keyboard.press('Control+/')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Find and replace')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(mode).toHaveAttribute('aria-pressed', 'false')
  },
)

test('in a long text, the outline, the search and the cursor reach blocks that were out of sight', async ({
  page,
  request,
}) => {
  const parts = Array.from({ length: 90 }, (_, at) => `<h2>Part ${at}</h2><p>${`Sand board ${at}. `.repeat(40)}</p>`)
  const editor = new EditorPage(page)
  await editor.edit(request, { content: `${parts.join('')}<p>The very last line</p>` })
  await expect(editor.content.locator('xpath=..')).toHaveAttribute('data-long', 'true')
  const bar = page.getByRole('button', { name: 'Outline' })
  await bar.click()
  await page.getByRole('menuitem', { name: 'Part 70', exact: true }).click()
  await expect(editor.content.getByRole('heading', { name: 'Part 70' })).toBeInViewport()
  await editor.expectFocus()
  await page.keyboard.type('New ')
  await expect(editor.content.getByRole('heading', { name: 'New Part 70' })).toBeVisible()

  await page.keyboard.press('ControlOrMeta+End')
  await expect(editor.content.getByText('The very last line')).toBeInViewport()
  await editor.expectFocus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.type(' Up')
  await expect(editor.content.locator('p').nth(-2)).toContainText('Sand board 89. Up')
  await page.keyboard.press('ControlOrMeta+Home')
  await expect(editor.content.getByRole('heading', { name: 'Part 0' })).toBeInViewport()

  await page.keyboard.press('ControlOrMeta+Alt+f')
  await page.keyboard.type('board 45.')
  const current = editor.content.locator('.find-match-current')
  await expect(current).toBeInViewport()
  await expect(current).toHaveCSS('display', 'inline')
  await page.keyboard.press('Enter')
  await expect(current).toBeInViewport()
  await page.keyboard.press('Escape')
  await editor.content.getByRole('heading', { name: 'Part 0' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Anew')
  await expect(editor.content).toHaveText('Anew')
})
