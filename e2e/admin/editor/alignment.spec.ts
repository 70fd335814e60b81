import type { FrameLocator, Page } from '@playwright/test'
import { EditorPage } from '../../support/editor'
import { expect, test, PHONE } from '../../support/page-test'
import { uploadPicture } from '../../support/pictures'
import { closeAndDelete, storedPost } from '../../support/posts'

/** Longer than any picture is high, so that each has its own text beside it. */
const WORDS =
  'Measure the wall twice, mark the studs and hang the shelf a little higher than you first thought. '.repeat(40)
/** Align, size and the width that it stands for. */
const CHOICES = [
  ['Left', 'Small', 150],
  ['Right', 'Medium', 350],
  ['Center', 'Small', 150],
  ['Left', 'Large', 696],
  ['Right', 'Small', 150],
  ['Left', 'Medium', 350],
  ['Center', 'Medium', 350],
] as const

/** Whether the viewport has room for text beside pictures of more than the smallest width. */
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 640

/** Where a picture and the text after it are, in CSS pixels from the sides of the content. */
async function placeOf(root: Page | FrameLocator, index: number) {
  const picture = root.locator('.prose img').nth(index)
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  return picture.evaluate((image, at) => {
    const content = image.closest('.prose')
    const paragraph = content?.querySelectorAll('p')[at]
    if (!content || !paragraph) throw new Error('no text')
    const style = getComputedStyle(content)
    const frame = content.getBoundingClientRect()
    const [left, right] = [frame.left + parseFloat(style.paddingLeft), frame.right - parseFloat(style.paddingRight)]
    const box = image.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    const [line] = range.getClientRects()
    if (!line) throw new Error('no line of text')
    return {
      width: Math.round(box.width),
      start: Math.round(box.left - left),
      end: Math.round(right - box.right),
      isTextNearby: line.top < box.bottom,
      above: Math.round(box.top - line.top),
      textStart: Math.round(line.left - box.right),
      textEnd: Math.round(box.left - line.right),
    }
  }, index)
}

type Place = Awaited<ReturnType<typeof placeOf>>

function expectPlace(place: Place, align: string, width: number, hasRoom: boolean): void {
  expect(place.width).toBeLessThanOrEqual(width)
  if (hasRoom || width === 150) expect(place.width).toBe(width)
  if (align === 'Center') {
    expect(place.isTextNearby, 'the text is below').toBe(false)
    expect(Math.abs(place.start - place.end), 'in the middle').toBeLessThanOrEqual(1)
    return
  }
  const floats = width === 150 || (width === 350 && hasRoom)
  expect(place.isTextNearby, 'text beside the picture').toBe(floats)
  if (!floats) {
    // Only a wide one keeps its side where it is narrower than the column.
    if (width > 480 && hasRoom) expect(align === 'Left' ? place.start : place.end, 'at its side').toBe(0)
    return
  }
  expect(align === 'Left' ? place.start : place.end, 'at its side').toBe(0)
  expect(Math.abs(place.above), 'its top at the first line').toBeLessThanOrEqual(5)
  expect(align === 'Left' ? place.textStart : place.textEnd, 'a gap to the text').toBeGreaterThan(10)
}

test(
  'pictures have the chosen width and place in the editor, in the preview and on the page',
  PHONE,
  async ({ page, request }) => {
    const editor = new EditorPage(page)
    const address = await uploadPicture(request)
    const { id, slug } = await editor.edit(request, {
      title: 'Where pictures are',
      status: 'published',
      content: `<img src="${address}" alt="A wall" /><p>${WORDS}</p>`.repeat(CHOICES.length),
    })
    for (const [index, [align, size]] of CHOICES.entries()) {
      for (const choice of [align, size]) {
        const settings = await editor.openPicture(index)
        await settings.getByText(choice, { exact: true }).click()
        await expect(settings).toBeHidden()
      }
    }
    const natural = Number(/_(\d+)x\d+_/.exec(address)?.[1])
    const expectPlaces = async (where: string, root: Page | FrameLocator, hasRoom: boolean) => {
      for (const [index, [align, size, width]] of CHOICES.entries())
        await test.step(`${align}, ${size}: ${where}`, async () =>
          expectPlace(await placeOf(root, index), align, Math.min(width, natural), hasRoom))
    }
    await expectPlaces('editor', page, isWide(page))
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    await dialog.getByRole('button', { name: 'Desktop' }).click()
    const preview = dialog.frameLocator('iframe[title="Preview: Desktop"]')
    // Its pictures may be there before its style sheet.
    await expect(() => expectPlaces('preview', preview, true)).toPass({ timeout: 15_000 })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await editor.save.click()
    await expect(editor.marker).toBeHidden()
    const visit = await page.context().newPage()
    await visit.goto(`/curated-posts/${slug}/${id}`)
    await expectPlaces('page', visit, isWide(page))
    await visit.close()
    expect((await storedPost(request, id)).content).toContain('data-align="center"')
    await closeAndDelete(page, request, id)
  },
)
