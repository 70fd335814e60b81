import type { Browser, Page } from '@playwright/test'
import { test, openAsAdmin } from '../../support/admin'
import { EditorPage } from '../../support/editor'
import { expect } from '../../support/page-test'
import { callAsAdmin, changeStored, postByTitle, storedPost } from '../../support/posts'

/** Waits until the server has work that contains a text. */
const storedOnServer = (page: Page, text: string) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      response.url().includes('/api/admin/drafts/') &&
      (response.request().postData() ?? '').includes(text) &&
      response.ok(),
  )

/** Types a title, and closes the page once the server has it. */
async function leaveUnsaved(page: Page, postId: string, title: string): Promise<void> {
  const editor = new EditorPage(page)
  await openAsAdmin(page, `/admin/post/${postId}`)
  await editor.title.waitFor()
  const stored = storedOnServer(page, title)
  await editor.title.fill(title)
  await stored
  await page.close()
}

/** An editor in a browser that shares nothing with the first one. */
async function editorElsewhere(browser: Browser, baseURL = ''): Promise<EditorPage> {
  const context = await browser.newContext({ baseURL })
  return new EditorPage(await context.newPage())
}

test('unsaved work is continued in another browser, and does not replace a newer post without asking', async ({
  page,
  context,
  browser,
  baseURL,
  posts,
  request,
}) => {
  const post = await posts.make({ title: 'Here' })
  const there = await editorElsewhere(browser, baseURL)
  const offer = there.page.getByRole('region', { name: 'Unsaved work' })
  await test.step('it is gone from the server once saved', async () => {
    await leaveUnsaved(page, post.id, `Begun here ${posts.word}`)
    await openAsAdmin(there.page, `/admin/post/${post.id}`)
    await expect(offer).toContainText('There is unsaved work of another browser')
    await expect(offer).toContainText(`Begun here ${posts.word}`)
    await offer.getByRole('button', { name: 'Restore' }).click()
    await expect(offer).toBeHidden()
    await expect(there.title).toHaveValue(`Begun here ${posts.word}`)
    await there.title.fill(`Ended there ${posts.word}`)
    await there.save.click()
    await expect(there.page.getByText('Post updated successfully')).toBeVisible()
    expect((await storedPost(request, post.id)).title).toBe(`Ended there ${posts.word}`)
    await expect
      .poll(async () => (await callAsAdmin(request, 'get', `/admin/drafts?post_id=${post.id}`)).drafts)
      .toEqual([])
  })
  await test.step('a post that was saved since is shown beside it', async () => {
    const other = await posts.make({ title: 'Old' })
    await leaveUnsaved(await context.newPage(), other.id, `Mine ${posts.word}`)
    await changeStored(request, other.id, { title: `Newer ${posts.word}` })
    await there.page.goto(`/admin/post/${other.id}`)
    await expect(offer).toContainText('The post was saved elsewhere since; saving will show both.')
    await offer.getByRole('button', { name: 'Restore' }).click()
    await expect(there.title).toHaveValue(`Mine ${posts.word}`)
    await there.save.click()
    const dialog = there.page.getByRole('dialog', { name: 'Two versions of this post' })
    await expect(dialog).toContainText(`Newer ${posts.word}`)
    expect((await storedPost(request, other.id)).title).toBe(`Newer ${posts.word}`)
  })
  await there.page.context().close()
})

test('a new post that was begun in another browser is continued and created once', async ({
  page,
  browser,
  baseURL,
  posts,
  request,
}) => {
  const title = `New ${posts.word}`
  const here = await new EditorPage(page).create()
  const stored = storedOnServer(page, posts.word)
  await here.title.fill(title)
  await stored
  await page.close()

  const there = await editorElsewhere(browser, baseURL)
  // Concurrent tests leave new posts too.
  await there.page.route(
    (url) => url.pathname === '/api/admin/drafts' && url.search === '',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { data: { drafts: { work: string }[] } }
      body.data.drafts = body.data.drafts.filter(({ work }) => work.includes(posts.word))
      await route.fulfill({ response, json: body })
    },
  )
  await openAsAdmin(there.page, '/admin/post/create')
  const offer = there.page.getByRole('region', { name: 'Unsaved work' })
  await expect(offer).toContainText(title)
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(there.title).toHaveValue(title)
  await there.summary.fill('About it')
  await there.save.click()
  await expect(there.page.getByText('Post created successfully')).toBeVisible()
  const { id } = await postByTitle(request, title)
  await callAsAdmin(request, 'delete', `/curated-posts/${id}`)
  await expect
    .poll(async () => JSON.stringify(await callAsAdmin(request, 'get', '/admin/drafts')))
    .not.toContain(posts.word)
  await there.page.context().close()
})
