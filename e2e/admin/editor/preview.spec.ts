import type { Post } from '../../../lib/contract/posts/post'
import { comparisonHtml } from '../../../lib/demo/comparison-html'
import { openDashboard } from '../../support/admin'
import { EditorPage } from '../../support/editor'
import { expect, hydrated, test } from '../../support/page-test'
import { closeAndDelete, newDraft } from '../../support/posts'
import { TestProducts } from '../../support/products'

test('unsaved work is previewed as visitors get it, on a phone, on a desktop, as a card and as a search result', async ({
  page,
  request,
}) => {
  const products = new TestProducts(request)
  const [lamp, rug] = [await products.make('Lamp'), await products.make('Rug')]
  const link = (id: string) => ({ product: id, href: 'https://shop.example/old', name: id })
  const pins = (place: string) => `<ol data-pins="1.000"${place}><li data-pin="30 40 ${lamp}">Lamp</li></ol>`
  const content =
    '<h2>First</h2><table data-kit="length: 12 ft; width: 10 ft"><tbody><tr><th>Tools and materials</th><th>Quantity</th></tr>' +
    `<tr data-item="use: material; product: ${lamp}; by: floor; amount: 1; unit: piece; per: 60; in: sq ft"><td>Lamp</td><td>?</td></tr></tbody></table>` +
    comparisonHtml({
      caption: '',
      products: [lamp, rug].map((id) => ({ ...link(id), verdict: [], pros: [], cons: [] })),
      rows: [{ name: 'Price', best: '', values: ['$1.00', '$1.00'] }],
    }) +
    `<img src="/icon-512.png" alt="A hall" width="350" height="350">${pins('')}${pins(' data-picture="preview"')}`
  const editor = new EditorPage(page)
  const linked = [lamp, rug].map((product_id) => ({ product_id }))
  const post = await editor.edit(request, {
    content,
    previewImage: '/icon-512.png',
    products: linked as Post['products'],
  })
  await editor.title.fill('Not saved yet')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  for (const [name, width] of [
    ['Phone', 390],
    ['Desktop', 1280],
  ] as const) {
    await dialog.getByRole('button', { name }).click()
    const shown = dialog.frameLocator(`iframe[title="Preview: ${name}"]`)
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Not saved yet')
    await expect(shown.getByRole('heading', { name: 'First' })).toBeVisible()
    expect(await shown.locator('html').evaluate(() => window.innerWidth)).toBe(width)
    await shown.getByRole('link', { name: 'Back to Home' }).click()
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Not saved yet')
    const kit = shown.getByRole('region', { name: 'Tools and materials' })
    await expect(kit.locator('.kit-quantity')).toHaveText('2 pieces')
    await expect(kit.locator('.kit-cost')).toHaveText('$1,098.00')
    await expect(kit, 'it has its styles').toHaveCSS('border-top-style', 'solid')
    await kit.getByLabel('Length').fill('24 ft')
    await expect(kit.locator('.kit-quantity'), 'it computes').toHaveText('4 pieces')
    await expect(shown.getByRole('table', { name: 'Comparison' }).getByRole('row', { name: /^Price/ })).toContainText(
      '$549.00',
    )
    await expect(shown.locator('.prose .pin-frame a.pin')).toHaveAccessibleName('Lamp')
    await expect(shown.locator('.pin-frame a.pin')).toHaveCount(2)
    await expect(shown.getByRole('region', { name: 'Featured Products' })).toContainText(`Rug ${products.word}`)
  }
  await dialog.getByRole('button', { name: 'Card' }).click()
  await expect(dialog.getByRole('heading', { name: 'Not saved yet' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Search result' }).click()
  await expect(dialog.getByRole('figure', { name: 'Search result' })).toContainText('Not saved yet | ')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(editor.title, 'nothing is lost').toHaveValue('Not saved yet')
  await closeAndDelete(page, request, post.id)
  await products.removeAll()
})

test('a second tab is signed in by the first, and only the administrator can edit from the public page', async ({
  page,
  context,
  request,
}) => {
  const post = await newDraft(request, { title: 'Edit me', status: 'published' })
  await openDashboard(page)
  const second = await context.newPage()
  await second.goto('/admin')
  await expect(second.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await second.goto(`/curated-posts/${post.slug}/${post.id}`)
  await hydrated(second)
  await second.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(second.getByRole('textbox', { name: 'Title' })).toHaveValue('Edit me')
  await second.getByRole('button', { name: 'Update Post' }).click()
  await second.getByRole('button', { name: 'View post' }).click()
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Edit me')
  await page.close()
  await second.evaluate(() => window.sessionStorage.clear())
  await second.reload()
  await hydrated(second)
  await expect(second.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await closeAndDelete(page, request, post.id)
})
