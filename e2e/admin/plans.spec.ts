import { openAsAdmin } from '../support/admin'
import { EditorPage } from '../support/editor'
import { expect, test } from '../support/page-test'
import { callAsAdmin, closeAndDelete, newDraft, storedPost } from '../support/posts'

/** As a datetime-local field has it, in UTC, the time zone of this site. */
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16)

test('a draft is planned in its editor, marked in the list and the calendar, and its plan removed', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/400/)
  const title = `Planned ${Date.now()}`
  const post = await newDraft(request, { title })
  await openAsAdmin(page, `/admin/post/${post.id}`)
  const editor = new EditorPage(page)
  await editor.openSheet()
  const plan = page.getByRole('region', { name: 'Plan', exact: true })
  await plan.getByLabel('Publish at', { exact: true }).fill('2020-01-01T10:00')
  await page.keyboard.press('Escape')
  await editor.save.click()
  await expect(page.getByText('Failed to save the plan: Publish at must be in the future')).toBeVisible()
  await editor.openSheet()
  await expect(plan.getByRole('alert')).toHaveText('Publish at must be in the future')
  await plan.getByLabel('Publish at', { exact: true }).fill(inMinutes(120))
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Plan saved')).toBeVisible()

  await page.goto(`/admin?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Publishes ')
  await page.goto('/admin?tab=planned')
  const planned = page.getByRole('list', { name: 'Planned changes' })
  await expect(planned).toContainText(title)
  await expect(page.getByRole('region', { name: 'Calendar' })).toContainText(title)
  await planned.getByRole('link', { name: title }).click()
  await editor.openSheet()
  await plan.getByRole('button', { name: 'Remove plan' }).click()
  await expect(plan.getByLabel('Publish at', { exact: true })).toHaveValue('')
  await page.keyboard.press('Escape')
  await editor.save.click()
  await expect(page.getByText('Plan saved')).toBeVisible()
  await closeAndDelete(page, request, post.id)
})

test('a planned post is public within seconds of its time', async ({ page, request }) => {
  const post = await newDraft(request, { title: 'On time' })
  await callAsAdmin(request, 'put', `/curated-posts/${post.id}/plan`, {
    publish_at: new Date(Date.now() + 1_500).toISOString(),
  })
  await expect(async () => expect((await storedPost(request, post.id)).status).toBe('published')).toPass({
    timeout: 10_000,
  })
  await page.goto(`/curated-posts/${post.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On time')
  await closeAndDelete(page, request, post.id)
})
