import type { APIRequestContext, Page } from '@playwright/test'
import { EditorPage } from '../../support/editor'
import { expect, test, PHONE } from '../../support/page-test'
import { storedPost } from '../../support/posts'
import { TestProducts } from '../../support/products'
import { postPath } from '../../../lib/format/addresses/paths'

async function makeLampAndRug(request: APIRequestContext): Promise<TestProducts> {
  const products = new TestProducts(request)
  await products.make('Lamp')
  await products.make('Rug')
  return products
}

async function choose(page: Page, { word }: TestProducts, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Product' }).fill(`${name} ${word}`)
  await page.getByRole('button', { name: `${name} ${word}` }).click()
}

test(
  'pins are placed on a picture by key and mouse, and shown on the page with their list',
  PHONE,
  async ({ page, request }) => {
    const products = await makeLampAndRug(request)
    const editor = new EditorPage(page)
    const content = '<p>Hall</p><img src="/icon-512.png" alt="A hall" width="350" height="350">'
    const post = await editor.edit(request, { status: 'published', content })
    await editor.content.getByRole('img', { name: 'A hall' }).click()
    await page.keyboard.press('Escape')
    await editor.command('More').click()
    await page.getByRole('menuitem', { name: 'Pins on the picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pins' })
    await dialog.getByRole('button', { name: 'Add pin' }).click()
    await choose(page, products, 'Lamp')
    const lamp = dialog.getByRole('button', { name: /^Lamp .*, at / })
    await lamp.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowUp')
    await expect(lamp).toHaveAccessibleName(`Lamp ${products.word}, at 55% from the left and 49.5% from the top`)
    await dialog.locator('img').click({ position: { x: 20, y: 20 } })
    await choose(page, products, 'Rug')
    await expect(dialog.getByRole('listitem').filter({ hasText: `2. Rug ${products.word}` })).toBeVisible()
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog).toBeHidden()
    await editor.save.click()
    await expect(page.getByText('Post updated successfully')).toBeVisible()
    expect((await storedPost(request, post.id)).content).toContain(
      `<ol data-pins="1.000"><li data-pin="55 49.5 ${products.ids[0]}">`,
    )
    await page.goto(postPath(post))
    await expect(page.locator('.pin')).toHaveCount(2)
    await expect(page.getByRole('list', { name: 'Pins' })).toContainText(`Rug ${products.word}`)
    await products.removeAll()
  },
)

test('pins whose picture has another shape now are placed again from a warning', async ({ page, request }) => {
  const editor = new EditorPage(page)
  const picture = '<img src="/icon-512.png" alt="A hall" width="350" height="350">'
  const list = '<ol data-pins="1.778"><li data-pin="30 40">Lamp</li></ol>'
  await editor.edit(request, { content: `<p>Hall</p>${picture}${list}` })
  const place = page.getByRole('button', { name: 'Place them again' })
  await place.click()
  const dialog = page.getByRole('dialog', { name: 'Pins' })
  await expect(dialog.locator('img')).toHaveJSProperty('complete', true)
  await dialog.getByRole('button', { name: /^Lamp, at / }).press('ArrowLeft')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect(place).toBeHidden()
})

test('pins are placed on the preview image by key and mouse, and shown on the picture above the post', async ({
  page,
  request,
}) => {
  const products = await makeLampAndRug(request)
  const editor = new EditorPage(page)
  const content = '<p>Hall</p>'
  const preview = { previewImage: '/icon-512.png', previewImageAlt: 'A hall' }
  const post = await editor.edit(request, { status: 'published', content, ...preview })
  await page.getByRole('button', { name: 'Pins on the preview image', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Pins on the preview image' })
  await dialog.getByRole('button', { name: 'Add pin' }).click()
  await choose(page, products, 'Lamp')
  const lamp = dialog.getByRole('button', { name: /^Lamp .*, at / })
  await lamp.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(lamp).toHaveAccessibleName(`Lamp ${products.word}, at 55% from the left and 50% from the top`)
  await expect(dialog.locator('img')).toHaveJSProperty('complete', true)
  await dialog.locator('img').click({ position: { x: 20, y: 20 } })
  await choose(page, products, 'Rug')
  await expect(dialog.getByRole('listitem').filter({ hasText: `2. Rug ${products.word}` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  const stored = await storedPost(request, post.id)
  expect(stored.content).toContain(`data-pins="1.000"><li data-pin="55 50 ${products.ids[0]}">`)
  expect(stored.content).toContain('<p>Hall</p>')
  expect(stored.previewImage).toBe('/icon-512.png')

  await page.goto(postPath(post))
  const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: 'A hall' }) })
  await expect(figure.locator('.pin')).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Pins on the preview image' })).toContainText(`Rug ${products.word}`)
  await expect(figure.locator('a.pin').first()).toHaveAttribute('href', /^https:/)
  await products.removeAll()
})
