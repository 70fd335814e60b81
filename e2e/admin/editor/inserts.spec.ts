import type { Page } from '@playwright/test'
import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'
import { callAsAdmin, storedPost } from '../../support/posts'
import { postPath } from '../../../lib/format/addresses/paths'

async function slash(page: Page, text: string): Promise<void> {
  await page.keyboard.type(`/${text}`)
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeHidden()
}

test('callouts, footnotes, a video, a product card and a row of pictures are inserted, and shown on the page', async ({
  page,
  request,
}) => {
  const requested: string[] = []
  await page.route(/youtube|ytimg|vimeo/, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Playing</p>' })
  })
  const { products } = await callAsAdmin(request, 'get', '/data/products?per_page=1')
  const { product_id, name, product_url } = products[0]
  const editor = new EditorPage(page)
  const picture = (alt: string) => `<img src="/icon-${alt}.png" alt="${alt}">`
  const post = await editor.edit(request, { status: 'published', content: `${picture('192')}${picture('512')}<p></p>` })

  await test.step('a row of pictures', async () => {
    await editor.content.getByRole('img', { name: '192' }).click()
    await page.keyboard.press('Escape')
    await editor.command('More').click()
    await page.getByRole('menuitem', { name: 'Picture row' }).click()
    await expect(page.getByRole('menu')).toBeHidden()
  })
  await test.step('a product card', async () => {
    await editor.content.locator('p').last().click()
    await page.keyboard.type('/')
    await expect(page.getByRole('option', { name: 'Heading 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Backspace')
    await slash(page, 'product')
    await page.getByRole('searchbox', { name: 'Product' }).fill(name)
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(editor.content.getByText(name)).toBeVisible()
    await editor.expectFocus()
  })
  await test.step('a video', async () => {
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await slash(page, 'youtube')
    await page.getByRole('textbox', { name: 'Video address' }).fill('https://example.org/saw')
    await page.getByRole('button', { name: 'Insert' }).click()
    await expect(page.getByText('This is not the address of a video on YouTube or Vimeo')).toBeVisible()
    await page.getByRole('textbox', { name: 'Video address' }).fill('youtu.be/dQw4w9WgXcQ')
    await page.getByRole('button', { name: 'Insert' }).click()
    await expect(editor.content.getByText('How to hold a saw')).toBeVisible()
    await editor.expectFocus()
  })
  await test.step('a callout and a footnote', async () => {
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await slash(page, 'warn')
    await page.keyboard.type('Unplug the saw')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Oak is hard ')
    await slash(page, 'foot')
    await page.keyboard.type('Janka 1290')
  })
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  const stored = await storedPost(request, post.id)
  expect(stored.products.map((product) => product.product_id)).toEqual([product_id])
  for (const part of [
    '<figure><img src="/icon-192.png" alt="192" width="192" height="192" />' +
      '<img src="/icon-512.png" alt="512" width="512" height="512" /></figure>',
    `<p data-product="${product_id}"><a href="`,
    '<aside data-callout="warning"><p>Unplug the saw</p></aside>' +
      '<p>Oak is hard<sup><a href="#fn-x" id="fnref-x">1</a></sup></p>' +
      '<ol data-footnotes><li id="fn-x"><p>Janka 1290</p></li></ol>',
  ])
    expect(stored.content.replaceAll(/fn(ref)?-[\da-f]{24}/g, 'fn$1-x')).toContain(part)
  expect(stored.content).toMatch(
    /<figure data-video="youtube"><a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"><img src="\/uploads\/[^"]+" alt="How to hold a saw" \/><\/a><\/figure>/,
  )

  const response = await page.goto(postPath(post))
  await test.step('on the page, the pictures are in a row, and the card leads to the shop', async () => {
    const boxes = await Promise.all(['192', '512'].map((alt) => page.getByRole('img', { name: alt }).boundingBox()))
    expect(boxes[0]?.y).toBe(boxes[1]?.y)
    const card = page.locator('.prose .product-card')
    await expect(card).toContainText(name)
    const link = card.getByRole('link')
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
    expect(new URL((await link.getAttribute('href')) ?? '').host).toBe(new URL(product_url).host)
  })
  await test.step('the footnote and its reference lead to each other', async () => {
    await expect(page.getByRole('note', { name: 'Warning' })).toContainText('Unplug the saw')
    await page.getByRole('link', { name: 'Footnote 1' }).click()
    await expect(page).toHaveURL(/#fn-/)
    await expect(page.getByRole('region', { name: 'Footnotes' })).toContainText('Janka 1290')
    await page.getByRole('link', { name: 'Back to reference 1' }).click()
    await expect(page).toHaveURL(/#fnref-/)
  })
  await test.step('the video loads its player on a click only', async () => {
    expect(response?.headers()['content-security-policy']).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
    )
    const link = page.getByRole('link', { name: /How to hold a saw/ })
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(requested).toEqual([])
    await link.click()
    await expect(page.frameLocator('figure iframe').getByText('Playing')).toBeVisible()
    expect(new URL(requested[0] ?? '').host).toBe('www.youtube-nocookie.com')
  })
})
