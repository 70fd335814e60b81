import type { Locator } from '@playwright/test'
import { openDashboard, test } from '../../support/admin'
import { expect } from '../../support/page-test'

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

test('awkward posts, their rows and their cards do not overflow', async ({ page, posts, problems }) => {
  problems.allow(/404/)
  const made: { title: string; path: string }[] = []
  for (const [what, fields] of Object.entries(AWKWARD)) {
    const { title, slug, id } = await posts.make({
      title: what,
      status: 'published',
      isHighlighted: true,
      categories: ['Hand Tools'],
      ...fields,
    })
    made.push({ title, path: `/curated-posts/${slug}/${id}` })
  }
  const titles = made.map(({ title }) => title)
  for (const [path, shown] of [
    ['/', titles],
    ['/category/Hand%20Tools/', titles],
    ...made.map(({ title, path: own }) => [own, [title]] as const),
  ] as const) {
    await page.goto(path)
    for (const title of shown) await expect(page.getByText(title).first()).toBeVisible()
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})

test('a title without spaces is fully visible in its row and in the editor', async ({ page, posts }) => {
  const { id, title } = await posts.make({ title: UNBROKEN })
  await openDashboard(page, `?q=${posts.word}`)
  const check = async (text: Locator, where: string) => {
    await expect(text).toBeVisible()
    for (const width of [320, page.viewportSize()?.width ?? 0]) {
      await page.setViewportSize({ width, height: 800 })
      const right = await text.evaluate((node) => node.getBoundingClientRect().right)
      expect(right, `${where} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
  await check(page.getByRole('link', { name: title }), 'row')
  await page.goto(`/admin/post/${id}`)
  await check(page.getByRole('textbox', { name: 'Title' }), 'editor')
})
