import type { Locator, Page } from '@playwright/test'
import { openAsAdmin } from '../../support/admin'
import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'
import { pictureFile } from '../../support/pictures'
import { callAsAdmin, closeAndDelete, postByTitle, storedPost } from '../../support/posts'
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

test('a new post shows at most 35 controls, an existing one at most 60; a first post takes at most 8 clicks and 5 fields, a typo 4 clicks', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  const title = `First typpo ${products.word}`
  const editor = new EditorPage(page)
  const first = new Counter()
  await test.step('a first post with picture and product', async () => {
    await openAsAdmin(page, '/admin')
    await first.click(page.getByRole('link', { name: 'Create New Post' }))
    await expect(editor.title).toBeFocused()
    const created = await controls(page)
    note('controls of a new post', { created })
    expect(created).toBeLessThanOrEqual(35)
    await first.field(page.keyboard.type(title))
    await page.keyboard.press('Enter')
    await first.field(page.keyboard.type('A post with a picture and a product.'))
    await first.click(editor.content)
    await first.field(page.keyboard.type('Measure twice.'))
    const chooser = page.waitForEvent('filechooser')
    await first.click(page.getByRole('button', { name: 'Upload' }))
    await first.field((await chooser).setFiles(await pictureFile('first.png', 'tan', 900)))
    await first.click(editor.products)
    await first.field(page.keyboard.type(products.address()))
    await page.keyboard.press('Enter')
    await first.click(
      page.getByRole('dialog', { name: 'Review product' }).getByRole('button', { name: 'Link Product' }),
    )
    await first.click(page.getByRole('button', { name: 'Publish', exact: true }))
    await first.click(editor.sheet.getByRole('button', { name: 'Publish now' }))
    await expect(page.getByText('Post created successfully')).toBeVisible()
    note('first post', first)
    expect(first.clicks).toBeLessThanOrEqual(8)
    expect(first.fields).toBeLessThanOrEqual(5)
  })
  const { id, previewImage, products: linked, status } = await postByTitle(request, title)
  expect([Boolean(previewImage), linked.length, status]).toEqual([true, 1, 'published'])

  await test.step('a typo in a published post', async () => {
    await page.goto('/admin')
    const typo = new Counter()
    await typo.click(page.getByRole('link', { name: title }).first())
    await typo.click(editor.title)
    await typo.field(editor.title.fill(`First typo ${products.word}`))
    await typo.click(editor.save)
    await expect(page.getByText('Post updated successfully')).toBeVisible()
    note('typo', typo)
    expect(typo.clicks).toBeLessThanOrEqual(4)
    expect((await storedPost(request, id)).title).toBe(`First typo ${products.word}`)
  })
  await test.step('the controls of a post with everything', async () => {
    products.ids.push(...linked.map(({ product_id }) => product_id))
    await callAsAdmin(request, 'put', `/curated-posts/${id}`, {
      content: '<h2>First</h2><p>One.</p><h2>Second</h2><p>Two.</p>',
      categories: ['Hand Tools', 'Home Office'],
      tags: ['oak', 'shelf'],
      products: [products.ids[0], await products.make('Bit')],
    })
    await page.reload()
    await expect(page.getByRole('list', { name: 'Linked products' }).getByRole('listitem')).toHaveCount(2)
    const existing = await controls(page)
    note('controls of an existing post', { existing })
    expect(existing).toBeLessThanOrEqual(60)
  })
  await closeAndDelete(page, request, id)
  await products.removeAll()
})
