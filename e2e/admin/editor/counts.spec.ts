import type { Locator, Page } from '@playwright/test'
import { openAsAdmin } from '../../support/admin'
import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'
import { pictureFile, uploadPicture } from '../../support/pictures'
import { callAsAdmin, closeAndDelete, newDraft, postByTitle, storedPost } from '../../support/posts'
import { TestProducts } from '../../support/products'

/** The number of controls of the editor that can be seen; the bar of the site above it is that of every page. */
async function controls(page: Page): Promise<number> {
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
  const all = page
    .getByRole('main')
    .locator('a[href], button, input, select, textarea, summary, [contenteditable=true]')
  return all.filter({ visible: true }).count()
}

/** A visitor's presses and filled fields, counted. */
class Counter {
  clicks = 0
  fields = 0

  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }

  async field(fill: Promise<unknown>): Promise<void> {
    this.fields += 1
    await fill
  }
}

const note = (what: string, count: object) => console.log(`${what}: ${JSON.stringify(count)}`)

test('a new post shows at most 35 controls, an existing one at most 60', async ({ page, request }) => {
  const products = new TestProducts(request)
  const editor = await new EditorPage(page).create()
  const created = await controls(page)
  const post = await newDraft(request, {
    content: '<h2>First</h2><p>One.</p><h2>Second</h2><p>Two.</p>',
    previewImage: await uploadPicture(request),
    categories: ['Hand Tools', 'Home Office'],
    tags: ['oak', 'shelf'],
    products: [await products.make('Awl'), await products.make('Bit')] as never,
  })
  await openAsAdmin(page, `/admin/post/${post.id}`)
  await editor.title.waitFor()
  await expect(page.getByRole('list', { name: 'Linked products' }).getByRole('listitem')).toHaveCount(2)
  const existing = await controls(page)
  note('controls', { created, existing })
  expect(created).toBeLessThanOrEqual(35)
  expect(existing).toBeLessThanOrEqual(60)
  await closeAndDelete(page, request, post.id)
  await products.removeAll()
})

test('a first post with picture and product takes at most 8 clicks and 5 fields', async ({ page, request }) => {
  const products = new TestProducts(request)
  const title = `First ${products.word}`
  await openAsAdmin(page, '/admin')
  const count = new Counter()
  const editor = new EditorPage(page)
  await count.click(page.getByRole('link', { name: 'Create New Post' }))
  await expect(editor.title).toBeFocused()
  await count.field(page.keyboard.type(title))
  await page.keyboard.press('Enter')
  await count.field(page.keyboard.type('A post with a picture and a product.'))
  await count.click(editor.content)
  await count.field(page.keyboard.type('Measure twice.'))
  const chooser = page.waitForEvent('filechooser')
  await count.click(page.getByRole('button', { name: 'Upload' }))
  await count.field((await chooser).setFiles(await pictureFile('first.png', 'tan', 900)))
  await count.click(editor.products)
  await count.field(page.keyboard.type(products.address()))
  await page.keyboard.press('Enter')
  await count.click(page.getByRole('dialog', { name: 'Review product' }).getByRole('button', { name: 'Link Product' }))
  await count.click(page.getByRole('button', { name: 'Publish', exact: true }))
  await count.click(editor.sheet.getByRole('button', { name: 'Publish now' }))
  await expect(page.getByText('Post created successfully')).toBeVisible()
  note('first post', count)
  const { id, previewImage, products: linked, status } = await postByTitle(request, title)
  expect([Boolean(previewImage), linked.length, status]).toEqual([true, 1, 'published'])
  expect(count.clicks).toBeLessThanOrEqual(8)
  expect(count.fields).toBeLessThanOrEqual(5)
  await closeAndDelete(page, request, id)
  await callAsAdmin(request, 'post', '/admin/products/batch-delete', { ids: linked.map((each) => each.product_id) })
})

test('a typo in a published post is fixed in at most 4 clicks', async ({ page, request }) => {
  const word = new TestProducts(request).word
  const post = await newDraft(request, { title: `A typpo ${word}`, status: 'published' })
  await openAsAdmin(page, '/admin')
  const count = new Counter()
  const editor = new EditorPage(page)
  await count.click(page.getByRole('link', { name: `A typpo ${word}` }).first())
  await count.click(editor.title)
  await count.field(editor.title.fill(`A typo ${word}`))
  await count.click(editor.save)
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  note('typo', count)
  expect(count.clicks).toBeLessThanOrEqual(4)
  expect((await storedPost(request, post.id)).title).toBe(`A typo ${word}`)
  await closeAndDelete(page, request, post.id)
})
