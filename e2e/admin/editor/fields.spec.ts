import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'
import { copyPicture, dropFiles, pictureFile } from '../../support/pictures'
import { storedPost } from '../../support/posts'

test('categories are chosen by keyboard, tags added and removed, the preview image set by file, drop, paste or URL, and a broken one hidden', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/nowhere\.png/)
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { tags: ['oak'] })
  await test.step('several of the 30 categories', async () => {
    const field = page.getByRole('group', { name: 'Categories' })
    const options = field.getByRole('checkbox')
    await expect(options).toHaveCount(0)
    await field.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(options).toHaveCount(30)
    await page.keyboard.press('Tab')
    await expect(field.getByLabel('Tools & Equipment')).toBeFocused()
    await field.getByLabel('Power Tools').focus()
    await page.keyboard.press('Space')
    await field.getByText('Plumbing & Fixtures', { exact: true }).click()
    await expect(field.locator('summary')).toHaveText('2 chosen')
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove category Power Tools' }).click()
  })
  await test.step('Enter adds a tag, duplicates and blanks are ignored, Backspace removes the last', async () => {
    const field = page.getByLabel('Category Tags')
    const tags = page.getByRole('list', { name: 'Tags' }).getByRole('listitem')
    for (const tag of ['  pine ', 'oak', '   ', 'ash']) {
      await field.fill(tag)
      await field.press('Enter')
    }
    await expect(tags).toHaveText(['oak', 'pine', 'ash'])
    await field.fill('')
    await field.press('Backspace')
    await expect(tags).toHaveText(['oak', 'pine'])
    await page.getByRole('button', { name: 'Remove tag oak' }).click()
  })
  const address = page.getByLabel('Preview Image', { exact: true })
  const thumbnail = page.getByRole('img', { name: 'Preview image' })
  await page.getByLabel('Preview image file').setInputFiles(await pictureFile('a.png', 'navy', 900, 600))
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
  await expect(address).toHaveValue(/_900x600_/)
  await expect(thumbnail).toBeVisible()
  expect((await thumbnail.boundingBox())?.width).toBeLessThanOrEqual(200)

  await dropFiles(page, address, [await pictureFile('b.png', 'maroon', 800, 600)])
  await expect(address).toHaveValue(/_800x600_/)
  await copyPicture(page, 'teal')
  await address.focus()
  await page.keyboard.press('Control+v')
  await expect(page.getByText('Image pasted and uploaded successfully!')).toBeVisible()
  await expect(address).toHaveValue(/_300x200_/)
  await page
    .getByLabel('Preview image file')
    .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Please select an image file')).toBeVisible()

  await page.getByLabel('Alt text').fill('A teal wall')
  await page.getByLabel('Caption').fill('Painted in a day')
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect(await storedPost(request, post.id)).toMatchObject({
    categories: ['Plumbing & Fixtures'],
    tags: ['pine'],
    previewImage: expect.stringContaining('_300x200_'),
    previewImageAlt: 'A teal wall',
    previewImageCaption: 'Painted in a day',
  })
  await address.fill('/uploads/nowhere.png')
  await expect(page.getByRole('img', { name: 'A teal wall' })).toBeHidden()
  await page.getByRole('button', { name: 'Remove preview image' }).click()
  await expect(address).toHaveValue('')
})
