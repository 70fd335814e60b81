import { ADMIN_HEADER, OwnPosts } from '../support/admin'
import { expect, expectAccessible, test } from '../support/journey'

const WORDLESS = 'Donaudampfschifffahrtsgesellschaftskapitän'
const TABLE = `<table><thead><tr>${'<th>Nominal dimension</th>'.repeat(9)}</tr></thead><tbody><tr>${'<td>1 1/2 in × 3 1/2 in</td>'.repeat(9)}</tr></tbody></table>`
const WIDE_PICTURE = '<p><img src="/icon.svg" alt="A plumb bob" width="4000" height="600"></p>'

const AWKWARD = {
  'a title of 200 characters without a space': { title: WORDLESS.repeat(5).slice(0, 180) },
  'no picture, one word, thirty tags': { summary: 'Short', tags: Array.from({ length: 30 }, (_, index) => `tag number ${index}`) },
  'a picture that is not there': { previewImage: 'https://pictures.invalid/none.jpg' },
  'a table and a wide picture': { content: `<h2>Sizes</h2>${TABLE}${WIDE_PICTURE}<p>${WORDLESS.repeat(4)}</p>` },
  'a title from right to left': { title: 'كيف تصلح حنفية تسرب الماء', summary: 'دليل قصير' },
}

for (const [what, fields] of Object.entries(AWKWARD)) {
  test(`${what}: the post, its row and its card hold`, async ({ page, request, complaints }) => {
    complaints.allow(/404/)
    const posts = new OwnPosts(request)
    const post = await posts.make({ status: 'published', isHighlighted: true, categories: ['Hand Tools'], ...fields })
    for (const path of ['/', '/category/Hand%20Tools/', `/curated-posts/${post.slug}/${post.id}`]) {
      await page.goto(path)
      await expect(page.getByText(post.title).first()).toBeVisible()
      for (const width of [320, page.viewportSize()?.width ?? 0]) {
        await page.setViewportSize({ width, height: 800 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
    await expectAccessible(page)
    await posts.removeAll()
    expect((await request.get(`/api/curated-posts/${post.id}`, { headers: { authorization: ADMIN_HEADER } })).status()).toBe(410)
  })
}
