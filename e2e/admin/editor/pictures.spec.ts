import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'
import { copyPicture, dropFiles, pictureFile } from '../../support/pictures'
import { storedPost } from '../../support/posts'

const UPLOAD = '**/api/curated-posts/upload-image'

test('an image file is uploaded, described, resized, aligned and captioned', async ({ page, request }) => {
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { content: '<p>Text</p>' })
  await editor.content.click()
  await editor.command('Insert image').click()
  const dialog = page.getByRole('dialog', { name: 'Add Image' })
  await expect(dialog.getByRole('button', { name: 'Choose File' })).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose File' }).click()
  await (await chooser).setFiles(await pictureFile('wall.png', '#c0504d', 1200, 800))
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
  await expect(dialog.getByLabel('Alt text')).toBeFocused()
  await page.keyboard.type('A red wall')
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(editor.content.getByRole('img', { name: 'A red wall' })).toBeVisible()

  for (const [name, width] of [
    ['Small', 150],
    ['Medium', 350],
    ['Large', 696],
  ] as const) {
    const settings = await editor.openPicture()
    await settings.getByRole('button', { name }).click()
    await expect(settings).toBeHidden()
    expect(await editor.markup()).toContain(`width="${width}"`)
  }
  for (const align of ['Left', 'Center', 'Right']) {
    const settings = await editor.openPicture()
    await settings.getByRole('button', { name: align }).click()
    await expect(settings).toBeHidden()
    expect(await editor.markup()).toContain(`data-align="${align.toLowerCase()}"`)
  }
  const settings = await editor.openPicture()
  await settings.getByRole('button', { name: 'Close' }).click()
  await expect(settings).toBeHidden()
  await editor.openPicture()
  await page.mouse.click(2, (page.viewportSize()?.height ?? 0) / 2)
  await expect(settings).toBeHidden()

  await (await editor.openPicture()).getByRole('button', { name: 'Caption' }).click()
  await editor.expectFocus()
  await page.keyboard.type('An old wall')
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  const { content } = await storedPost(request, post.id)
  expect(content).toMatch(
    /<figure><img src="\/uploads\/[^"]+" alt="A red wall" width="696"[^>]* data-align="right" \/><figcaption>An old wall<\/figcaption><\/figure>/,
  )
})

test('an image is inserted by URL, and one of many is selected by keyboard', async ({ page }) => {
  const editor = await new EditorPage(page).create()
  await editor.content.click()
  await editor.command('Insert image').click()
  const dialog = page.getByRole('dialog', { name: 'Add Image' })
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Image URL').fill('  /icon-192.png  ')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(() => editor.markup()).toBe('<img alt="" src="/icon-192.png" width="192">')
  await expect(editor.content.locator('img')).toHaveAttribute('height', '192')
  await page.keyboard.type('after')
  expect(await editor.markup()).toBe('<img alt="" src="/icon-192.png" width="192"><p>after</p>')
  // The editor observes the DOM selection with a delay.
  await expect(async () => {
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect(editor.content.locator('img.ProseMirror-selectednode')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Space')
  const settings = page.getByRole('dialog', { name: 'Image settings' })
  await expect(settings.getByRole('button', { name: 'Small' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await page.getByRole('button', { name: 'Write it' }).click()
  await settings.getByLabel('Alt text').fill('A mark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Write it' })).toBeHidden()
  expect(await editor.markup()).toContain('alt="A mark"')
})

test('a pasted image is uploaded at the cursor, can be cancelled, and is aborted when its placeholder is deleted', async ({
  page,
  problems,
}) => {
  problems.allow(/upload-image/)
  const editor = await new EditorPage(page).create()
  const card = page.getByRole('group', { name: /^Picture / })
  await test.step('saving is disabled while it is uploaded', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(UPLOAD, async (route) => {
      await released
      await route.continue()
    })
    await copyPicture(page, 'teal')
    await editor.content.click()
    await page.keyboard.type('Look:')
    await page.keyboard.press('Control+v')
    await expect(card.getByRole('progressbar')).toBeVisible()
    await expect(editor.save).toBeDisabled()
    await expect(page.getByText('A picture is being uploaded...')).toBeVisible()
    await page.keyboard.type('Still writing')
    release()
    await expect(page.getByText('Image pasted and uploaded successfully!')).toBeVisible()
    await expect(card).toBeHidden()
    await expect(editor.save).toBeEnabled()
    expect(await editor.markup()).toMatch(/^<p>Look:<\/p><img [^>]*src="\/uploads\/[^"]+"[^>]*><p>Still writing<\/p>$/)
  })
  await page.unroute(UPLOAD)
  await page.route(UPLOAD, () => new Promise(() => {}))
  await test.step('one is cancelled', async () => {
    await copyPicture(page, 'olive')
    await editor.content.click()
    await page.keyboard.press('Control+v')
    await card.getByRole('button', { name: 'Cancel' }).click()
    await expect(card).toBeHidden()
    await expect(editor.save).toBeEnabled()
  })
  await test.step('the placeholder of one is deleted', async () => {
    await editor.content.click()
    await page.keyboard.type('gone')
    await page.keyboard.press('Control+v')
    await expect(card).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect(card).toBeHidden()
    await expect(editor.save).toBeEnabled()
  })
})

test('dropped files are uploaded in order, and a failure is shown and can be retried', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/507/, /upload-image/)
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { content: '<p>Above</p>' })
  let calls = 0
  await page.route(UPLOAD, (route) => {
    calls += 1
    return calls === 1
      ? route.fulfill({ status: 507, json: { success: false, message: 'The disk is full' } })
      : route.continue()
  })
  const files = await Promise.all([pictureFile('one.png', 'navy', 400), pictureFile('two.png', 'maroon', 500)])
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await dropFiles(page, editor.content.locator('p').first(), [...files, note])
  await expect(page.getByText('Please select an image file')).toBeVisible()
  await expect(page.getByText('Failed to upload image: The disk is full')).toBeVisible()
  const card = page.getByRole('group', { name: 'Picture one.png' })
  await expect(card.getByRole('alert')).toContainText('one.png was not uploaded: The disk is full')
  await expect(editor.content.locator('img[src*="500x"]')).toBeVisible()

  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await storedPost(request, post.id)).content).toMatch(
    /^<p>Above<\/p><img src="\/uploads\/[^"]*_500x400_[^"]*" alt="" \/>$/,
  )

  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card).toBeHidden()
  expect(await editor.markup()).toMatch(/^<p>Above<\/p><img [^>]*400x400[^>]*><img [^>]*500x400/)
  await expect(editor.marker).toBeVisible()
})
