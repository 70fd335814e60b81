import type { Page } from '@playwright/test'
import { EditorPage } from '../../support/editor'
import { expect, test, PHONE } from '../../support/page-test'
import { callAsAdmin, storedPost } from '../../support/posts'
import { postPath } from '../../../lib/format/addresses/paths'

async function slash(page: Page, text: string): Promise<void> {
  await page.keyboard.type(`/${text}`)
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeHidden()
}

async function save(page: Page): Promise<void> {
  await new EditorPage(page).save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
}

test(
  'callouts and footnotes are inserted with the slash menu, and shown on the page',
  PHONE,
  async ({ page, request }) => {
    const editor = new EditorPage(page)
    const post = await editor.edit(request, { status: 'published' })
    await editor.content.click()
    await page.keyboard.type('/')
    await expect(page.getByRole('option', { name: 'Heading 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Backspace')
    await slash(page, 'warn')
    await page.keyboard.type('Unplug the saw')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Oak is hard ')
    await slash(page, 'foot')
    await page.keyboard.type('Janka 1290')
    await save(page)
    const { content } = await storedPost(request, post.id)
    expect(content.replaceAll(/fn(ref)?-[\da-f]{24}/g, 'fn$1-x')).toBe(
      '<aside data-callout="warning"><p>Unplug the saw</p></aside>' +
        '<p>Oak is hard<sup><a href="#fn-x" id="fnref-x">1</a></sup></p>' +
        '<ol data-footnotes><li id="fn-x"><p>Janka 1290</p></li></ol>',
    )
    await page.goto(postPath(post))
    await expect(page.getByRole('note', { name: 'Warning' })).toContainText('Unplug the saw')
    await page.getByRole('link', { name: 'Footnote 1' }).click()
    await expect(page).toHaveURL(/#fn-/)
    await expect(page.getByRole('region', { name: 'Footnotes' })).toContainText('Janka 1290')
    await page.getByRole('link', { name: 'Back to reference 1' }).click()
    await expect(page).toHaveURL(/#fnref-/)
  },
)

test('a video has a still picture of this site, and loads its player on a click only', async ({ page, request }) => {
  const requested: string[] = []
  await page.route(/youtube|ytimg|vimeo/, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Playing</p>' })
  })
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { status: 'published', content: '<p>Watch</p>' })
  await editor.content.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await slash(page, 'youtube')
  await page.getByRole('textbox', { name: 'Video address' }).fill('https://example.org/saw')
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByText('This is not the address of a video on YouTube or Vimeo')).toBeVisible()
  await page.getByRole('textbox', { name: 'Video address' }).fill('youtu.be/dQw4w9WgXcQ')
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(editor.content.getByText('How to hold a saw')).toBeVisible()
  await save(page)
  expect((await storedPost(request, post.id)).content).toMatch(
    /^<p>Watch<\/p><figure data-video="youtube"><a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"><img src="\/uploads\/[^"]+" alt="How to hold a saw" \/><\/a><\/figure>$/,
  )
  const response = await page.goto(postPath(post))
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

test('a product card in the text shows price and shop link, and the post then features the product', async ({
  page,
  request,
}) => {
  const { products } = await callAsAdmin(request, 'get', '/data/products?per_page=1')
  const { product_id, name, product_url } = products[0]
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { status: 'published' })
  await editor.content.click()
  await slash(page, 'product')
  await page.getByRole('searchbox', { name: 'Product' }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(editor.content.getByText(name)).toBeVisible()
  await save(page)
  const stored = await storedPost(request, post.id)
  expect(stored.products.map((product) => product.product_id)).toEqual([product_id])
  expect(stored.content).toContain(`<p data-product="${product_id}"><a href="`)
  await page.goto(postPath(post))
  const card = page.locator('.prose .product-card')
  await expect(card).toContainText(name)
  const link = card.getByRole('link')
  await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
  expect(new URL((await link.getAttribute('href')) ?? '').host).toBe(new URL(product_url).host)
})

test('two pictures are put into a row', async ({ page, request }) => {
  const editor = new EditorPage(page)
  const picture = (name: string) => `<img src="/icon-${name}.png" alt="${name}">`
  const post = await editor.edit(request, {
    status: 'published',
    content: `<p>Saws</p>${picture('192')}${picture('512')}`,
  })
  await editor.content.getByRole('img', { name: '192' }).click()
  await page.keyboard.press('Escape')
  await editor.command('More').click()
  await page.getByRole('menuitem', { name: 'Picture row' }).click()
  await save(page)
  expect((await storedPost(request, post.id)).content).toBe(
    '<p>Saws</p><figure><img src="/icon-192.png" alt="192" width="192" height="192" />' +
      '<img src="/icon-512.png" alt="512" width="512" height="512" /></figure>',
  )
  await page.goto(postPath(post))
  const boxes = await Promise.all(['192', '512'].map((alt) => page.getByRole('img', { name: alt }).boundingBox()))
  expect(boxes[0]?.y).toBe(boxes[1]?.y)
})
