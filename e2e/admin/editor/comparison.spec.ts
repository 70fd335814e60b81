import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'
import { storedPost } from '../../support/posts'
import { TestProducts } from '../../support/products'
import { postPath } from '../../../lib/format/addresses/paths'

test('a comparison is made of two products, shown on the page, and opened again', async ({ page, request }) => {
  const products = new TestProducts(request)
  await products.make('First')
  await products.make('Second')
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { status: 'published' })
  await editor.content.click()
  await editor.expectFocus()
  await page.keyboard.type('/compar')
  await expect(page.getByRole('option', { name: 'Comparison' })).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Comparison' })
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog.getByText('Add at least 2 products')).toBeVisible()
  for (const name of ['First', 'Second']) {
    await dialog.getByRole('button', { name: 'Add product' }).click()
    await page.getByRole('searchbox', { name: 'Product' }).fill(`${name} ${products.word}`)
    await page.getByRole('button', { name: `${name} ${products.word}` }).click()
    await expect(dialog.getByRole('button', { name: `Remove ${name} ${products.word}` })).toBeVisible()
  }
  await dialog.getByRole('checkbox', { name: 'Price' }).check()
  await dialog.getByRole('combobox', { name: 'Mark of Price' }).selectOption('Mark the lowest')
  await dialog.getByRole('textbox', { name: `Pros, one per line: First ${products.word}` }).fill('Light\nQuiet')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(dialog).toBeHidden()
  await expect(editor.content.getByText('Quiet')).toBeVisible()
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await storedPost(request, post.id)).content).toContain('<tr data-row="less"><th>Price</th><td>')
  await page.reload()
  await editor.content.getByRole('button', { name: 'Edit Comparison' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Price' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.goto(postPath(post))
  const table = page.getByRole('table', { name: 'Comparison' })
  await expect(table.getByRole('columnheader', { name: `First ${products.word}` })).toBeVisible()
  await expect(table.getByRole('rowheader', { name: 'Price' })).toBeVisible()
  await expect(table.getByRole('cell', { name: 'Light Quiet' })).toBeVisible()
  await products.removeAll()
})
