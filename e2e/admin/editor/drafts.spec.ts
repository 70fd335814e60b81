import type { Route } from '@playwright/test'
import { signIn } from '../../support/admin'
import { EditorPage, hideOthersNewPosts, openAsAdmin } from '../../support/editor'
import { ANY_WIDTH, expect, expectAccessible, test } from '../../support/page-test'
import { storedPost } from '../../support/posts'
import { ADMIN } from '../../support/sites'

const OFFER = 'Unsaved work'
const expectStored = (editor: EditorPage, text: string) =>
  expect.poll(async () => JSON.stringify(await editor.storedDrafts())).toContain(text)

test('unsaved work is offered after the tab was killed, and restored', async ({ page, context, request }) => {
  const first = new EditorPage(page)
  const post = await first.edit(request, { content: '<p>Begun</p>' })
  await first.title.fill('Half a title')
  await first.content.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' and carried on')
  await expectStored(first, 'carried on')
  await page.close()

  const next = new EditorPage(await context.newPage())
  await openAsAdmin(next.page, `/admin/post/${post.id}`)
  await expect(next.title).toHaveValue('A draft')
  const offer = next.page.getByRole('region', { name: OFFER })
  await expect(offer).toContainText('Half a title')
  await expectAccessible(next.page)
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(offer).toBeHidden()
  await expect(next.title).toHaveValue('Half a title')
  expect(await next.markup()).toBe('<p>Begun and carried on</p>')
  await expect(next.marker).toBeVisible()
  await next.save.click()
  await expect(next.page.getByText('Post updated successfully')).toBeVisible()
  expect(await storedPost(request, post.id)).toMatchObject({
    title: 'Half a title',
    content: '<p>Begun and carried on</p>',
  })
  await next.page.reload()
  await expect(next.title).toHaveValue('Half a title')
  await expect(offer).toBeHidden()
})

test('a stored draft can be discarded for good', ANY_WIDTH, async ({ page, context }) => {
  const first = await new EditorPage(page).create()
  await first.title.fill('Not worth it')
  await expectStored(first, 'Not worth it')
  await page.close()
  const next = new EditorPage(await context.newPage())
  await hideOthersNewPosts(next.page)
  await openAsAdmin(next.page, '/admin/post/create')
  const offer = next.page.getByRole('region', { name: OFFER })
  await offer.getByRole('button', { name: 'Discard' }).click()
  await expect(offer).toBeHidden()
  await next.page.reload()
  await expect(next.title).toHaveValue('')
  await expect(offer).toBeHidden()
})

test('the editor shows a warning while the browser has no space to store unsaved work', ANY_WIDTH, async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
      if (sessionStorage.getItem('full')) throw new DOMException('The store is full', 'QuotaExceededError')
      return put.apply(this, args)
    }
  })
  const editor = await new EditorPage(page).create()
  await page.evaluate(() => sessionStorage.setItem('full', 'yes'))
  await editor.title.fill('No room')
  const warning = page.getByRole('status').filter({ hasText: 'This browser cannot store unsaved work. Save often.' })
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => sessionStorage.clear())
  await editor.title.fill('Room again')
  await expectStored(editor, 'Room again')
  await expect(warning).toBeHidden()
})

test('unsaved work of an open tab is not offered to another tab', ANY_WIDTH, async ({ page, context, request }) => {
  const first = new EditorPage(page)
  const post = await first.edit(request)
  await first.title.fill('Mine, still open')
  await expectStored(first, 'still open')
  const other = new EditorPage(await context.newPage())
  await other.page.goto(`/admin/post/${post.id}`)
  await expect(other.title).toHaveValue('A draft')
  await other.title.fill('Here something else')
  await expectStored(other, 'something else')
  await expect(other.page.getByRole('region', { name: OFFER })).toBeHidden()
})

test('a failed save keeps everything and can be repeated', ANY_WIDTH, async ({ page, request, problems }) => {
  problems.allow(/curated-posts/)
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { content: '<p>One</p>' })
  await editor.title.fill('Keeps')
  await page.route(`**/api/curated-posts/${post.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await editor.save.click()
  await expect(page.getByText('Failed to update post: The site could not be reached')).toBeVisible()
  await expect(editor.title).toHaveValue('Keeps')
  await expect(editor.marker).toBeVisible()
  await page.unroute(`**/api/curated-posts/${post.id}`)
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await storedPost(request, post.id)).title).toBe('Keeps')
})

test('the form of a new post is inert while saving, and after a failed save editing continues with the same focus', async ({
  page,
  problems,
}) => {
  problems.allow(/curated-posts/)
  const editor = await new EditorPage(page).create()
  await editor.title.fill('A shelf')
  await editor.summary.fill('Of oak')
  const held: Route[] = []
  await page.route('**/api/curated-posts', (route) =>
    route.request().method() === 'POST' ? void held.push(route) : route.continue(),
  )
  await page.keyboard.press('Control+s')
  await expect.poll(() => held.length).toBe(1)
  await page.keyboard.type(', or pine')
  await expect(editor.summary).toHaveValue('Of oak')
  await expect(editor.save).toBeDisabled()
  await held[0]?.abort()
  await expect(page.getByText('Not saved. Everything is still here: try again.')).toBeVisible()
  await page.keyboard.type(', or pine')
  await expect(editor.summary).toHaveValue('Of oak, or pine')
})

test('an expired session is renewed in place, and the save continues', async ({ page, request, problems }) => {
  problems.allow(/401/)
  const editor = new EditorPage(page)
  const post = await editor.edit(request)
  await editor.title.fill('Carried on')
  let refused = false
  await page.route(`**/api/curated-posts/${post.id}`, (route) => {
    if (refused || route.request().method() !== 'PUT') return route.continue()
    refused = true
    return route.fulfill({
      status: 401,
      json: { success: false, message: 'Invalid admin credentials', code: 'UNAUTHORIZED' },
    })
  })
  await editor.save.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/sign in again/i)
  await dialog.getByLabel('Username').fill(ADMIN.username)
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await storedPost(request, post.id)).title).toBe('Carried on')
})

test('an unsupported part is shown and stored unchanged while the text around it is edited', async ({
  page,
  request,
}) => {
  const part = '<p><a href="/icon-192.png"><img src="/icon-192.png" alt="A lamp" /></a></p>'
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { content: `<p>Above</p>${part}<p>Below</p>` })
  await expect(editor.content.getByText('This part cannot be edited here (a link).')).toBeVisible()
  await expect(editor.content.getByAltText('A lamp')).toBeVisible()
  await expect(editor.marker).toBeHidden()
  await expectAccessible(page)
  await editor.content.getByText('Above').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' all')
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await storedPost(request, post.id)).content).toBe(`<p>Above all</p>${part}<p>Below</p>`)
})

test('the editor of a deleted post shows that it is gone', ANY_WIDTH, async ({ page, problems }) => {
  problems.allow(/404/)
  await page.goto('/admin/post/no-such-post')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
})
