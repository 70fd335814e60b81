import type { Locator } from '@playwright/test'
import { EditorPage } from '../../support/editor'
import { expect, test, PHONE } from '../../support/page-test'
import { storedPost } from '../../support/posts'
import { TestProducts } from '../../support/products'

/** Presses a text as a person does: with a finger on a phone, else with the mouse. */
async function press(text: Locator, isTouch: boolean): Promise<void> {
  if (isTouch) await text.tap()
  else await text.click()
}

test(
  'every list that opens at a field is used by pressing its words, by touch and by key',
  PHONE,
  async ({ page, request, hasTouch }) => {
    const products = new TestProducts(request)
    await products.make('Oak shelf for popups')
    const editor = new EditorPage(page)
    const post = await editor.edit(request, { tags: [] })
    const tap = (text: Locator) => press(text, hasTouch)

    const categories = page.getByRole('group', { name: 'Categories' })
    await tap(categories.getByText('Choose categories'))
    for (const name of ['Paint & Supplies', 'Hand Tools', 'Paint & Supplies', 'Home Office']) {
      await tap(categories.getByText(name, { exact: true }))
      await expect(categories.getByText('Seasonal & Holiday'), 'the list stays open').toBeVisible()
    }
    await expect(categories.locator('summary')).toHaveText('2 chosen')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(categories.locator('summary')).toHaveText('3 chosen')
    await page.keyboard.press('Escape')
    await expect(categories.getByText('Seasonal & Holiday')).toBeHidden()

    await tap(editor.products)
    await page.keyboard.type('oak shelf for popups')
    await tap(page.getByRole('listbox', { name: 'Products' }).getByText('Oak shelf for popups').first())
    await expect(page.getByRole('button', { name: /^Remove .*Oak shelf for popups/ })).toBeVisible()

    const tags = page.getByRole('list', { name: 'Tags' })
    const listed = page.getByRole('listbox', { name: 'Tags of other posts' })
    await tap(page.getByLabel('Category Tags'))
    await page.keyboard.type('pain')
    const [known] = await listed.getByRole('option').allTextContents()
    await tap(listed.getByText(known ?? '', { exact: true }))
    await expect(tags.getByRole('listitem')).toHaveText([known ?? ''])

    await tap(page.getByText('Short Summary').first())
    await page.mouse.click(3, 300)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Post updated successfully')).toBeVisible()
    const stored = await storedPost(request, post.id)
    expect(stored.categories).toEqual(expect.arrayContaining(['Hand Tools', 'Home Office']))
    expect([stored.categories.length, stored.tags, stored.products.length]).toEqual([3, [known], 1])
  },
)

test('the lists of the bar are used by pressing their words', PHONE, async ({ page, hasTouch }) => {
  await page.goto('/')
  const tap = (text: Locator) => press(text, hasTouch)
  await tap(page.getByRole('searchbox').or(page.getByRole('combobox', { name: 'Search posts, tags, products' })))
  await page.keyboard.type('pain')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await tap(list.getByText('Posts', { exact: true }))
  await expect(list.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await tap(page.getByRole('banner').locator('summary'))
  await tap(page.getByText('Deck & Patio', { exact: true }).first())
  await expect(page).toHaveURL(/\/category\/Deck/)
})
