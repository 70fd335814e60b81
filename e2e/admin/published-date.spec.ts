import { test } from '../support/admin'
import { openAsAdmin } from '../support/editor'
import { expect } from '../support/page-test'

test('a publication date in the future is refused in the editor, with the reason', async ({
  page,
  posts,
  problems,
}) => {
  problems.allow(/400/)
  const { id } = await posts.make({ status: 'published' })
  await openAsAdmin(page, `/admin/post/${id}`)
  await page.getByLabel('Published on').fill('2099-01-01T10:00')
  await page.getByRole('button', { name: 'Save date' }).click()
  await expect(page.getByText('The date must not be in the future')).toBeVisible()
})
