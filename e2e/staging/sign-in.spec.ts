import { clientAddress } from '../support/admin'
import { ANOTHER_API, expect, needAdmin, openDashboard, signIn, test } from '../support/staging'

const LOGIN = { name: 'Admin Login' }

/** Failed sign-ins are limited per client. */
test.use({ extraHTTPHeaders: { 'x-forwarded-for': clientAddress() } })

test('the admin pages are closed to visitors', async ({ page }) => {
  for (const path of ['/admin', '/admin/post/create', '/admin/post/some-post']) {
    await page.goto(path)
    await expect(page.getByRole('heading', LOGIN)).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  await page.goto('/draft/curated-posts/some-post')
  await expect(page).toHaveURL(/\/admin-login/)
  await expect(page.getByRole('heading', LOGIN)).toBeVisible()
})

test('a wrong password is rejected', async ({ page, problems }) => {
  problems.allow(/401|403/)
  await page.goto('/admin-login')
  await signIn(page, { username: 'nobody', password: 'not the password' })
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid admin credentials' })).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('heading', LOGIN)).toBeVisible()
})

test('the right password opens the dashboard in place of the sign-in', async ({ page, admin }) => {
  needAdmin(admin)
  await page.goto('/')
  await page.goto('/admin-login')
  await signIn(page, admin)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page).toHaveURL('/admin')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the dashboard lists the posts of the API by status', ANOTHER_API, async ({ page, admin, api }) => {
  needAdmin(admin)
  const all = await api.all()
  await openDashboard(page, admin)
  const rows = page.getByRole('main').getByRole('listitem').getByRole('heading')
  const lists = {
    Drafts: all.filter(({ status }) => status === 'draft'),
    Published: all.filter(({ status }) => status === 'published'),
    Highlighted: all.filter(({ isHighlighted }) => isHighlighted),
    'All Statuses': all,
  }
  for (const [name, posts] of Object.entries(lists)) {
    await page.getByRole('group', { name: 'Filter by status' }).getByText(name).click()
    await expect(rows).toHaveCount(Math.min(15, posts.length))
    const titles = posts.map(({ title }) => title)
    expect(
      (await rows.allTextContents()).filter((title) => !titles.includes(title)),
      name,
    ).toEqual([])
  }
})
