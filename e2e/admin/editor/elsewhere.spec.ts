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

test('unsaved work is continued in another browser, creates a new post once, and does not replace a newer post without asking', async ({
  page,
  context,
  browser,
  baseURL,
  posts,
  request,
}) => {
  const [post, other] = [await posts.make({ title: 'Here' }), await posts.make({ title: 'Old' })]
  const title = `New ${posts.word}`
  const leaveNew = async () => {
    const here = await new EditorPage(await context.newPage()).create()
    const stored = storedOnServer(here.page, posts.word)
    await here.title.fill(title)
    await stored
    await here.page.close()
  }
  // At once: each waits for the pause after which the server gets it.
  await Promise.all([
    leaveUnsaved(page, post.id, `Begun here ${posts.word}`),
    leaveUnsaved(await context.newPage(), other.id, `Mine ${posts.word}`),
    leaveNew(),
  ])
  const there = await editorElsewhere(browser, baseURL)
  const offer = there.page.getByRole('region', { name: 'Unsaved work' })
  await test.step('it is gone from the server once saved', async () => {
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
  await test.step('a new post is created once', async () => {
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
    await there.page.goto('/admin/post/create')
    await expect(offer).toContainText(title)
    await offer.getByRole('button', { name: 'Restore' }).click()
    await expect(there.title).toHaveValue(title)
    await there.summary.fill('About it')
    await there.save.click()
    await expect(there.page.getByText('Post created successfully')).toBeVisible()
    const { id } = await postByTitle(request, title)
    await callAsAdmin(request, 'delete', `/curated-posts/${id}`)
    await expect
      .poll(async () => JSON.stringify((await callAsAdmin(request, 'get', '/admin/drafts')).drafts))
      .not.toContain(title)
  })
  await test.step('a post that was saved since is shown beside it', async () => {
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
