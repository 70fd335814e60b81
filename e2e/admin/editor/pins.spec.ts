import type { Locator } from '@playwright/test'
import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'
import { storedPost } from '../../support/posts'
import { TestProducts } from '../../support/products'
import { postPath } from '../../../lib/format/addresses/paths'

test('pins are placed on a picture and on the preview image by key and mouse, and shown on the page with their lists', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  await products.make('Lamp')
  await products.make('Rug')
  const editor = new EditorPage(page)
  const content = '<p>Hall</p><img src="/icon-512.png" alt="A hall" width="350" height="350">'
  const preview = { previewImage: '/icon-512.png', previewImageAlt: 'The hall' }
  const post = await editor.edit(request, { status: 'published', content, ...preview })
  const choose = async (name: string) => {
    await page.getByRole('searchbox', { name: 'Product' }).fill(`${name} ${products.word}`)
    await page.getByRole('button', { name: `${name} ${products.word}` }).click()
  }
  const place = async (dialog: Locator, keys: string[], at: string) => {
    await dialog.getByRole('button', { name: 'Add pin' }).click()
    await choose('Lamp')
    const lamp = dialog.getByRole('button', { name: /^Lamp .*, at / })
    await lamp.focus()
    for (const key of keys) await page.keyboard.press(key)
    await expect(lamp).toHaveAccessibleName(`Lamp ${products.word}, at ${at} from the top`)
    await expect(dialog.locator('img')).toHaveJSProperty('complete', true)
    await dialog.locator('img').click({ position: { x: 20, y: 20 } })
    await choose('Rug')
    await expect(dialog.getByRole('listitem').filter({ hasText: `2. Rug ${products.word}` })).toBeVisible()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog).toBeHidden()
  }
  await test.step('on a picture', async () => {
    await editor.content.getByRole('img', { name: 'A hall' }).click()
    await page.keyboard.press('Escape')
    await editor.command('More').click()
    await page.getByRole('menuitem', { name: 'Pins on the picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pins', exact: true })
    await place(dialog, ['Shift+ArrowRight', 'ArrowUp'], '55% from the left and 49.5%')
  })
  await test.step('on the preview image', async () => {
    await page.getByRole('button', { name: 'Pins on the preview image', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Pins on the preview image' })
    await place(dialog, ['Shift+ArrowRight'], '55% from the left and 50%')
  })
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  const stored = await storedPost(request, post.id)
  expect(stored.content).toContain(`<ol data-pins="1.000"><li data-pin="55 49.5 ${products.ids[0]}">`)
  expect(stored.content).toContain(`data-pins="1.000"><li data-pin="55 50 ${products.ids[0]}">`)
  expect(stored.content).toContain('<p>Hall</p>')
  expect(stored.previewImage).toBe('/icon-512.png')

  await page.goto(postPath(post))
  for (const [alt, name] of [
    ['A hall', 'Pins'],
    ['The hall', 'Pins on the preview image'],
  ] as const) {
    const frame = page.locator('.pin-frame').filter({ has: page.getByRole('img', { name: alt }) })
    await expect(frame.locator('.pin')).toHaveCount(2)
    await expect(page.getByRole('list', { name, exact: true })).toContainText(`Rug ${products.word}`)
  }
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: 'The hall' }) })
  await expect(figure.locator('a.pin').first()).toHaveAttribute('href', /^https:/)
  await products.removeAll()
})
