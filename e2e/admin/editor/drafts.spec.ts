import { openAsAdmin } from '../../support/admin'
import { EditorPage, hideOthersNewPosts } from '../../support/editor'
import { expect, test } from '../../support/page-test'
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

test('a warning shows while the browser has no space for unsaved work; what it stored can be discarded for good', async ({
  page,
  context,
}) => {
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
  await page.evaluate(() => sessionStorage.clear())
  await editor.title.fill('Not worth it')
  await expectStored(editor, 'Not worth it')
  await expect(warning).toBeHidden()
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

test('a failed save keeps everything, an expired session is renewed in place, and an unsupported part stays as it is', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/curated-posts/, /401/)
  const part = '<p><a href="/icon-192.png"><img src="/icon-192.png" alt="A lamp" /></a></p>'
  const editor = new EditorPage(page)
  const post = await editor.edit(request, { content: `<p>Above</p>${part}<p>Below</p>` })
  const address = `**/api/curated-posts/${post.id}`
  await test.step('an unsupported part is shown, and text around it edited', async () => {
    await expect(editor.content.getByText('This part cannot be edited here (a link).')).toBeVisible()
    await expect(editor.content.getByAltText('A lamp')).toBeVisible()
    await expect(editor.marker).toBeHidden()
    await editor.content.getByText('Above').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' all')
  })
  await test.step('a save that failed can be repeated', async () => {
    await editor.title.fill('Keeps')
    await page.route(address, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
    await editor.save.click()
    await expect(page.getByText('Failed to update post: The site could not be reached')).toBeVisible()
    await expect(editor.title).toHaveValue('Keeps')
    await expect(editor.marker).toBeVisible()
    await page.unroute(address)
    await editor.save.click()
    await expect(page.getByText('Post updated successfully')).toBeVisible()
    expect(await storedPost(request, post.id)).toMatchObject({
      title: 'Keeps',
      content: `<p>Above all</p>${part}<p>Below</p>`,
    })
  })
  await test.step('a save whose session has ended continues after a sign-in', async () => {
    await editor.title.fill('Carried on')
    let refused = false
    await page.route(address, (route) => {
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
    await expect(editor.marker).toBeHidden()
    expect((await storedPost(request, post.id)).title).toBe('Carried on')
  })
})
