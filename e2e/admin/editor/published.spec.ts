import type { Page } from '@playwright/test'
import { EditorPage } from '../../support/editor'
import { expect, test, PHONE } from '../../support/page-test'
import { pictureFile } from '../../support/pictures'
import { ADMIN_HEADER } from '../../support/admin'
import { callAsAdmin, changeStored } from '../../support/posts'

const TEXT =
  'Plane the edge square before the glue goes on, and clamp it from both sides so that nothing creeps. '.repeat(3)

/** Computed styles and sizes of the parts of the content. */
function looks(page: Page, body: string): Promise<string[]> {
  return page.locator(body).evaluate(async (root) => {
    for (const image of root.querySelectorAll('img')) {
      image.loading = 'eager'
      await image.decode()
    }
    return [
      ...root.querySelectorAll('h2, h3, p, ul, ol, li, blockquote, pre, hr, img, figure, figcaption, table, th, td'),
    ].map((part) => {
      const style = getComputedStyle(part)
      const { fontFamily, fontSize, fontWeight, lineHeight, color, margin, float } = style
      const { width, height } = part.getBoundingClientRect()
      return [
        part.nodeName,
        fontFamily,
        fontSize,
        fontWeight,
        lineHeight,
        color,
        margin,
        float,
        Math.round(width),
        Math.round(height),
      ].join(' ')
    })
  })
}

test('content looks the same in the editor, the preview and the published page', PHONE, async ({ page, request }) => {
  const { name, mimeType, buffer } = await pictureFile('bench.png', '#447766', 1280, 640)
  const sent = await request.post('/api/curated-posts/upload-image', {
    headers: { authorization: ADMIN_HEADER },
    multipart: { image: { name, mimeType, buffer }, postId: `draft-${Date.now()}` },
  })
  const src = (await sent.json()).data.url
  const picture = (alt: string, width: number, align: string) =>
    `<img src="${src}" alt="${alt}" width="${width}" data-align="${align}" />`
  const pictures = [picture('Small', 150, 'left'), picture('Medium', 350, 'center'), picture('Large', 696, 'right')]
  const figures = pictures
    .slice(0, 2)
    .map((each) => `<h2>Part</h2><figure>${each}<figcaption>A caption</figcaption></figure><p>${TEXT}</p>`)
    .join('')
  const table =
    '<table><tbody><tr><th><p>Wood</p></th><th><p>Price</p></th></tr><tr><td><p>Oak</p></td><td><p>9</p></td></tr></tbody></table>'
  const content = [
    ...pictures.map((each) => `<h2>Part</h2>${each}<p>${TEXT}</p>`),
    '<ul><li><p>one</p></li></ul><ol><li><p>1st</p></li></ol><blockquote><p>Said</p></blockquote>',
    `${figures}${table}<h3>Last</h3><pre><code>cut(2)</code></pre><hr /><p>End</p>`,
  ].join('')
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { content })
  expect(await editor.markup()).toContain('width="350"')
  const edited = await looks(page, '.editor-body')
  expect(edited).toHaveLength(40)

  await page.goto(`/draft/curated-posts/${post.id}`)
  await page.locator('.prose img').last().waitFor()
  expect(await looks(page, '.prose')).toEqual(edited)
  const { slug, id } = await changeStored(request, post.id, { status: 'published' })
  await page.goto(`/curated-posts/${slug}/${id}`)
  expect(await looks(page, '.prose')).toEqual(edited)
  for (const image of await page.locator('.prose img').all()) {
    await expect(image).toHaveAttribute('srcset', /_320\.webp 320w, .*_640\.webp 640w/)
    await expect(image).toHaveAttribute('height', /^\d+$/)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await callAsAdmin(request, 'delete', `/curated-posts/${id}`)
  expect((await request.get(src)).status()).toBe(200)
})
