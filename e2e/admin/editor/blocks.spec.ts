import type { Page } from '@playwright/test'
import { EditorPage } from '../../support/editor'
import { expect, test, PHONE } from '../../support/page-test'
import { copyHtml } from '../../support/pictures'
import { changeStored, closeAndDelete, newDraft } from '../../support/posts'

async function more(page: Page, label: string): Promise<void> {
  const editor = new EditorPage(page)
  await editor.command('More').click()
  await page.getByRole('menu').getByText(label, { exact: true }).click()
  await expect(page.getByRole('menu')).toBeHidden()
  await editor.expectFocus()
}

test('headings, quotes, code, a divider and a table with an aligned column are inserted with the More menu', async ({
  page,
  request,
}) => {
  const editor = new EditorPage(page)
  const post = await editor.edit(request)
  await editor.content.click()
  await editor.command('More').click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Heading 3' })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const [label, text] of [
    ['Heading 3', 'Tools'],
    ['Quote', 'Measure twice'],
    ['Code block', 'cut(2)'],
  ] as const) {
    await more(page, label)
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    if (label !== 'Heading 3') await page.keyboard.press('Enter')
    if (label === 'Code block') await page.keyboard.press('Enter')
  }
  await more(page, 'Strikethrough')
  await page.keyboard.type('$12')
  await more(page, 'Strikethrough')
  await page.keyboard.type(' $9')
  await page.keyboard.press('Enter')
  await more(page, 'Table')
  for (const cell of ['Wood', 'Price', 'Per', 'Oak', '', 'ft']) {
    await page.keyboard.type(cell)
    await page.keyboard.press('Tab')
  }
  await more(page, 'Delete row')
  await test.step('a column is aligned, and a new row keeps that', async () => {
    await editor.content.getByRole('cell', { name: 'ft', exact: true }).click()
    await editor.expectFocus()
    await more(page, 'Align column right')
    for (const cell of ['', 'Ash', '']) {
      await page.keyboard.type(cell)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('7')
    await editor.command('More').click()
    await expect(page.getByRole('menuitemcheckbox', { name: 'Align column right' })).toBeChecked()
    await page.keyboard.press('Escape')
    await editor.expectFocus()
  })
  await more(page, 'Caption')
  await page.keyboard.type('Prices')
  await page.keyboard.press('Enter')
  await more(page, 'Divider')
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  const row = (tag: string, ...cells: string[]) =>
    `<tr>${cells.map((cell, at) => `<${tag}${at === 2 ? ' data-align="right"' : ''}><p>${cell}</p></${tag}>`).join('')}</tr>`
  const { slug, id, content } = await changeStored(request, post.id, { status: 'published' })
  expect(content).toBe(
    `<h3>Tools</h3><blockquote><p>Measure twice</p></blockquote><pre><code>cut(2)</code></pre><p><s>$12</s> $9</p>` +
      `<figure><table><tbody>${row('th', 'Wood', 'Price', 'Per')}${row('td', 'Oak', '', 'ft')}${row('td', 'Ash', '', '7')}</tbody></table>` +
      '<figcaption>Prices</figcaption></figure><hr />',
  )
  await page.goto(`/curated-posts/${slug}/${id}`)
  await expect(page.getByRole('cell', { name: '7', exact: true })).toHaveCSS('text-align', 'right')
  await expect(page.getByRole('columnheader', { name: 'Per' })).toHaveCSS('text-align', 'right')
  await closeAndDelete(page, request, id)
})

test('a table pasted from a spreadsheet stays a table, and scrolls on a phone', PHONE, async ({ page, request }) => {
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { content: '<p>Above</p>' })
  const cells = (text: string) =>
    Array.from({ length: 9 }, (_, column) => `<td>${column === 1 ? '' : `${text} ${column}`}</td>`).join('')
  await copyHtml(
    page,
    `<table border=0><colgroup><col width=64 span=9></colgroup><tr>${cells('Part')}</tr><tr>${cells('Screw')}</tr></table>`,
  )
  await editor.content.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+v')
  await expect(editor.content.getByRole('cell')).toHaveCount(18)
  await expect(editor.content.getByRole('cell').nth(1)).toHaveText('')
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  const { slug, id } = await changeStored(request, post.id, { status: 'published' })
  await page.goto(`/curated-posts/${slug}/${id}`)
  await expect(page.getByRole('cell', { name: 'Screw 8' })).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await closeAndDelete(page, request, id)
})

test('a broken image is hidden with its caption, whenever it is loaded, and the editor shows a message', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/404.*\/(away|gone)\.png/)
  const figure = (name: string) =>
    `<figure><img src="/${name}.png" alt="An oak shelf" /><figcaption>Caption of ${name}</figcaption></figure>`
  const post = await newDraft(request, {
    content: `<p>Above</p>${figure('away')}<p>${'Text. '.repeat(3000)}</p>${figure('gone')}`,
    status: 'published',
  })
  await page.goto(`/curated-posts/${post.slug}/${post.id}`)
  await expect(page.getByText('Above')).toBeVisible()
  await expect(page.getByText('Caption of away')).toBeHidden()
  await page.getByText('Caption of gone').scrollIntoViewIfNeeded()
  await expect(page.getByText('Caption of gone')).toBeHidden()
  await expect(page.locator('.prose img:visible')).toHaveCount(0)

  const editor = new EditorPage(page)
  await editor.edit(request, { content: figure('away') })
  await expect(
    editor.content.getByText(
      /^This picture cannot be loaded: An oak shelf \(127\.0\.0\.1:\d+\)$|^This picture cannot be loaded: An oak shelf \(localhost:\d+\)$/,
    ),
  ).toBeVisible()
  const settings = await editor.openPicture()
  await expect(settings).toBeVisible()
  await closeAndDelete(page, request, post.id)
})
