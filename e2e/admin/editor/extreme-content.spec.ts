import { openDashboard, TestPosts } from '../../support/admin'
import { expect, test } from '../../support/page-test'

const WORDLESS = 'Donaudampfschifffahrtsgesellschaftskapitän'
const UNBROKEN = WORDLESS.repeat(5).slice(0, 180)
const HEAD = '<th>Nominal dimension</th>'.repeat(9)
const ROW = '<td>1 1/2 in × 3 1/2 in</td>'.repeat(9)
const TABLE = `<table><thead><tr>${HEAD}</tr></thead><tbody><tr>${ROW}</tr></tbody></table>`
const WIDE_PICTURE = '<p><img src="/icon.svg" alt="A plumb bob" width="4000" height="600"></p>'

const AWKWARD = {
  'a title of 200 characters without a space': { title: UNBROKEN },
  'no picture, one word, thirty tags': {
    summary: 'Short',
    tags: Array.from({ length: 30 }, (_, index) => `tag number ${index}`),
  },
  'a picture that is not there': { previewImage: 'https://pictures.invalid/none.jpg' },
  'a table and a wide picture': { content: `<h2>Sizes</h2>${TABLE}${WIDE_PICTURE}<p>${WORDLESS.repeat(4)}</p>` },
  'a title from right to left': { title: 'كيف تصلح حنفية تسرب الماء', summary: 'دليل قصير' },
}

test('awkward posts, their rows and their cards do not overflow', async ({ page, request, problems }) => {
  problems.allow(/404/)
  for (const [what, fields] of Object.entries(AWKWARD)) {
    const posts = new TestPosts(request)
    const post = await posts.make({ status: 'published', isHighlighted: true, categories: ['Hand Tools'], ...fields })
    for (const path of ['/', '/category/Hand%20Tools/', `/curated-posts/${post.slug}/${post.id}`]) {
      await page.goto(path)
      await expect(page.getByText(post.title).first()).toBeVisible()
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${what}: ${path} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
    await posts.removeAll()
  }
})

test('a title without spaces is fully visible in its row and in the editor', async ({ page, request }) => {
  const posts = new TestPosts(request)
  const { id, title } = await posts.make({ title: UNBROKEN })
  await openDashboard(page, `?q=${posts.word}`)
  const shown = [
    { path: `/admin?q=${posts.word}`, text: page.getByRole('link', { name: title }) },
    { path: `/admin/post/${id}`, text: page.getByRole('textbox', { name: 'Title' }) },
  ]
  for (const { path, text } of shown) {
    await page.goto(path)
    await expect(text).toBeVisible()
    for (const width of [320, page.viewportSize()?.width ?? 0]) {
      await page.setViewportSize({ width, height: 800 })
      const right = await text.evaluate((node) => node.getBoundingClientRect().right)
      expect(right, `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
  await posts.removeAll()
})
