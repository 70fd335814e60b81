import { EditorPage } from '../support/editor'
import { expect, expectAccessible, test } from '../support/page-test'
import { callAsAdmin } from '../support/posts'

test('the editor lists what to look at before publishing', async ({ page, request, problems }) => {
  problems.allow(/404/)
  const post = await new EditorPage(page).edit(request, {
    title: `Unready ${Date.now()}`,
    summary: 'Long enough to be longer than nothing',
    content: '<h2>Start</h2><p>Read <a href="/curated-posts/never-there">the other post</a> about it first.</p>',
  })
  const list = page.getByRole('region', { name: 'Before publishing' })
  await expect(list.getByRole('button', { name: 'It has no category' })).toBeVisible()
  await expect(list.getByRole('button', { name: 'It has no preview image' })).toBeVisible()
  await expect(list.getByRole('button', { name: 'One link leads nowhere' })).toBeVisible()
  await expectAccessible(page)
  await callAsAdmin(request, 'delete', `/curated-posts/${post.id}`)
})
