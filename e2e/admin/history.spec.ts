import { EditorPage } from '../support/editor'
import { expect, test, ANOTHER_API } from '../support/page-test'
import { changeStored, closeAndDelete, storedPost } from '../support/posts'

test('an editor compares versions of a post and restores one', ANOTHER_API, async ({ page, request }) => {
  const editor = new EditorPage(page)
  const post = await editor.edit(request, {
    title: 'Oak shelf',
    content: '<h2>Cut</h2><p>Saw the oak board.</p>',
    tags: ['oak'],
  })
  await editor.content.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Then sand it.')
  await editor.title.fill('Ash shelf')
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await changeStored(request, post.id, { status: 'published' })

  await editor.openMore()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(`/admin/post/${post.id}/history`)
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  await expect(versions).toHaveText([
    /Current.*Published · admin/,
    /Title, Content · admin/,
    /Earliest version · admin/,
  ])
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(/Before.*Draft.*After.*Published/)
  await versions.nth(1).getByRole('button').click()
  const content = page.getByRole('region', { name: 'Content', exact: true })
  await expect(content.locator('ins')).toContainText('Then sand it.')
  await expect(content.locator('del')).toHaveCount(0)
  const other = page.getByLabel(/compared with$/)
  const current = other.getByRole('option', { name: /^Current version/ })
  await other.selectOption(await current.getAttribute('value'))
  await expect(page.getByRole('region', { name: 'Status' })).toBeVisible()
  await expect(content).toBeHidden()

  await versions.nth(2).getByRole('button').click()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Restore' })
  await expect(question).toContainText('This post is published: visitors will see the restored version.')
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Version restored successfully')).toBeVisible()
  await expect(versions).toHaveCount(4)
  await expect(versions.first()).toContainText(/Current.*Same as/)
  expect(await storedPost(request, post.id)).toMatchObject({
    title: 'Oak shelf',
    content: '<h2>Cut</h2><p>Saw the oak board.</p>',
    status: 'published',
  })
  expect((await request.get(`/curated-posts/oak-shelf/${post.id}`)).status()).toBe(200)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Oak shelf' }).click()
  await expect(editor.title).toHaveValue('Oak shelf')
  await editor.openMore()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(versions.first()).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(`/admin/post/${post.id}`)
  await expect(editor.title).toHaveValue('Oak shelf')
  await closeAndDelete(page, request, post.id)
})
