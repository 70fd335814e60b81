import type { Page } from '@playwright/test'
import { CATEGORIES } from '../../lib/contract/posts/categories'
import { EditorPage } from '../support/editor'
import { chooseInRow } from '../support/page-test'
import { ANOTHER_API, boxOf, expect, need, needAdmin, openDashboard, test } from '../support/staging'

const DELETE_ONE = 'Are you sure you want to delete this post? This action cannot be undone.'
const UNSAVED = 'You have unsaved changes. Are you sure you want to go back?'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const act = (page: Page, name: string) => rows(page).first().getByText(name, { exact: true })
/** A toast with a text; an earlier one of the same text may still be there. */
const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(text)
    .first()
const confirm = (page: Page, name: string, button: string) =>
  page.getByRole('alertdialog', { name }).getByRole('button', { name: button }).click()

/** Writes a post in the open dashboard and saves it. */
async function write(page: Page, title: string, fill?: (editor: EditorPage) => Promise<void>): Promise<void> {
  const editor = new EditorPage(page)
  await page.getByText('Create New Post').click()
  await editor.content.waitFor()
  await editor.title.fill(title)
  await editor.summary.fill('A summary')
  await fill?.(editor)
  await page.getByText('Create Post', { exact: true }).last().click()
  await expect(toast(page, 'Post created successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin')
}

test(
  'a post is written, previewed by the admin alone, changed and deleted',
  ANOTHER_API,
  async ({ page, request, browser, admin, api, written, problems }) => {
    needAdmin(admin)
    problems.allow(/404/)
    const title = `Draft ${written.word}`
    await openDashboard(page, admin)
    await write(page, title, async (editor) => {
      expect((await boxOf(editor.content)).height).toBeGreaterThanOrEqual(300)
      await editor.content.click()
      await page.keyboard.type('Cut the board. ')
      await editor.command('Bold').click()
      await page.keyboard.type('Twice')
      await page.getByText('Choose categories').click()
      await page.getByRole('group', { name: 'Categories' }).getByText(CATEGORIES[4], { exact: true }).click()
      await page.getByLabel('Category Tags').click()
      await page.keyboard.type('oak')
      await page.keyboard.press('Enter')
    })
    const [stored] = await written.all()
    need(stored, 'list of all posts that holds a new one')
    const post = await api.post(stored.id)
    expect(post).toMatchObject({
      title,
      summary: 'A summary',
      status: 'draft',
      categories: [CATEGORIES[4]],
      tags: ['oak'],
    })
    expect(post.content).toContain('Cut the board. <strong>Twice</strong>')

    await page.goto(`/admin?q=${written.word}`)
    await chooseInRow(rows(page).first(), 'Preview')
    await expect(
      page.getByText('Draft Preview - This post is not published and can only be viewed by admins.'),
    ).toBeVisible()
    const bold = page.getByRole('article').getByText('Twice')
    expect(Number(await bold.evaluate((node) => getComputedStyle(node).fontWeight))).toBeGreaterThanOrEqual(600)
    expect((await request.get(`/curated-posts/${post.id}`)).status()).toBe(404)
    const visitor = await browser.newPage()
    await visitor.goto(page.url())
    await expect(visitor).toHaveURL(/\/admin-login/)
    await visitor.close()
    await page.getByText('Back to Admin').click()

    await page.goto(`/admin?q=${written.word}`)
    await chooseInRow(rows(page).first(), 'Edit')
    const editor = new EditorPage(page)
    await editor.title.fill(`Changed ${written.word}`)
    await expect(editor.marker).toBeVisible()
    await page.getByText('Back', { exact: true }).click()
    await expect(page.getByText(UNSAVED)).toBeVisible()
    await page.getByText('Stay', { exact: true }).click()
    await page.getByText('Update Post', { exact: true }).click()
    await expect(toast(page, 'Post updated successfully')).toBeVisible()
    await expect(editor.marker).toBeHidden()
    await expect(page).toHaveURL(/\/admin\/post\//)
    expect(await api.post(post.id)).toMatchObject({ title: `Changed ${written.word}`, tags: ['oak'] })

    await page.goto(`/admin?q=${written.word}`)
    await chooseInRow(rows(page).first(), 'Delete')
    await expect(page.getByText(DELETE_ONE)).toBeVisible()
    await confirm(page, 'Confirm Deletion', 'Delete')
    await expect(toast(page, 'Post deleted successfully')).toBeVisible()
    await expect.poll(() => written.all()).toEqual([])
  },
)

test('a published post is public at once, and highlighted until it is unpublished', async ({
  page,
  request,
  admin,
  written,
}) => {
  needAdmin(admin)
  const title = `Published ${written.word}`
  await openDashboard(page, admin)
  await write(page, title)
  await page.goto(`/admin?q=${written.word}`)
  await expect(rows(page).first().getByRole('button', { name: 'Highlight' })).toBeDisabled()
  await act(page, 'Publish').click()
  await expect(toast(page, 'Post updated successfully')).toBeVisible()
  await act(page, 'Highlight').click()
  await expect(act(page, 'Unhighlight')).toBeVisible()
  await expect.poll(async () => (await written.all()).map((post) => post.isHighlighted)).toEqual([true])
  await chooseInRow(rows(page).first(), 'View post')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const address = page.url()
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Highlights' })).toContainText(title)
  await page.goto(`/admin?q=${written.word}`)
  await act(page, 'Unhighlight').click()
  await expect(act(page, 'Highlight')).toBeVisible()
  await act(page, 'Unpublish').click()
  await expect(act(page, 'Publish')).toBeVisible()
  await expect.poll(async () => (await written.all()).map(({ status }) => status)).toEqual(['draft'])
  await expect.poll(async () => (await request.get(address)).status()).toBe(404)
})

test('a product is linked to a post, once', async ({ page, admin, api, written }) => {
  needAdmin(admin)
  const [product] = (await api.products()).items
  need(product, 'product of a published post')
  await openDashboard(page, admin)
  await write(page, `With a product ${written.word}`, async (editor) => {
    for (const outcome of ['Remove', 'Product already added']) {
      await editor.products.click()
      await page.keyboard.type(product.name)
      await page.getByRole('option').filter({ hasText: product.name }).first().click()
      await expect(
        outcome === 'Remove' ? page.getByRole('button', { name: /^Remove / }).first() : page.getByText(outcome).first(),
      ).toBeVisible()
    }
  })
  const [stored] = await written.all()
  expect((await api.post(stored?.id ?? '')).products.map(({ id }) => id)).toEqual([product.id])
})

test('a title and a summary are required, and leaving asks', async ({ page, admin, written }) => {
  needAdmin(admin)
  await openDashboard(page, admin)
  await page.getByText('Create New Post').click()
  const editor = new EditorPage(page)
  await editor.title.fill(`Never saved ${written.word}`)
  await page.getByText('Create Post', { exact: true }).last().click()
  await expect(page.getByText('Title and summary are required').first()).toBeVisible()
  await page.getByText('Cancel', { exact: true }).click()
  await expect(page.getByText(UNSAVED)).toBeVisible()
  await page.getByText('Leave', { exact: true }).click()
  await expect(page).toHaveURL('/admin')
  expect(await written.all()).toEqual([])
})

test('selected posts are highlighted and deleted together', async ({ page, admin, written }) => {
  needAdmin(admin)
  await openDashboard(page, admin)
  for (const name of ['One', 'Two']) await write(page, `${name} ${written.word}`, (editor) => publish(editor))
  await page.goto(`/admin?q=${written.word}`)
  await expect(rows(page)).toHaveCount(2)
  const selected = page.getByRole('group', { name: 'Selected posts' })
  const selectAll = async () => {
    await page.getByText('Select Posts', { exact: true }).click()
    await page.getByText('Select all on this page').click()
    await expect(selected).toContainText('2 selected')
  }
  await selectAll()
  await selected.getByText('Highlight', { exact: true }).click()
  await expect(page.getByText('Are you sure you want to highlight 2 post(s)?')).toBeVisible()
  await confirm(page, 'Confirm Highlight', 'Highlight')
  await expect.poll(async () => (await written.all()).map((post) => post.isHighlighted)).toEqual([true, true])
  await expect(page.getByText('Select Posts', { exact: true })).toBeVisible()
  await selectAll()
  await selected.getByText('Remove Highlight').click()
  await expect(page.getByText('Are you sure you want to remove highlight from 2 post(s)?')).toBeVisible()
  await confirm(page, 'Confirm Unhighlight', 'Remove Highlight')
  await expect.poll(async () => (await written.all()).map((post) => post.isHighlighted)).toEqual([false, false])
  await selectAll()
  await page.getByText('Cancel Selection').click()
  await expect(selected).toBeHidden()
  await selectAll()
  await selected.getByText('Delete', { exact: true }).click()
  await expect(page.getByText('Are you sure you want to delete 2 post(s)? This action cannot be undone.')).toBeVisible()
  await confirm(page, 'Confirm Deletion', 'Delete')
  await expect.poll(() => written.all()).toEqual([])
})

async function publish({ page }: EditorPage): Promise<void> {
  await page.getByLabel('Status', { exact: true }).selectOption('Published')
}
