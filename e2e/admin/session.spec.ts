import { ADMIN_HEADER, SESSION_COOKIE, clientAddress, TestPosts, openDashboard, signIn } from '../support/admin'
import { expect, test, requestTest } from '../support/page-test'
import { ADMIN } from '../support/sites'

const ADMIN_PAGES = ['/admin', '/admin/post/create', '/admin/post/some-id']

/** Failed logins are limited per client: these tests use a client address of their own. */
test.use({ extraHTTPHeaders: { 'x-forwarded-for': clientAddress() } })

test.describe('signing in', () => {
  test('goes from the login page to the dashboard and replaces the history entry', async ({ page }) => {
    await page.goto('/')
    await page.goto('/admin-login')
    await signIn(page)
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    await expect(page).toHaveURL('/admin')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('requires both fields, shows an error for a wrong password, and disables the button while busy', async ({
    page,
    problems,
  }) => {
    problems.allow(/401/)
    await page.goto('/admin-login')
    const button = page.getByRole('button', { name: 'Sign in' })
    await button.click()
    await expect(page.getByLabel('Username')).toBeFocused()
    await page.getByLabel('Username').fill(ADMIN.username)
    await button.click()
    await expect(page.getByLabel('Password')).toBeFocused()

    await signIn(page, 'not the password')
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid admin credentials' })).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue(ADMIN.username)
    await expect(page.getByLabel('Password')).toBeFocused()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(SESSION_COOKIE)

    await page.route(
      '**/api/admin/auth-check',
      async (route) => {
        await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByLabel('Password').fill(ADMIN.password)
    await page.getByLabel('Password').press('Enter')
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  })

  test('from a draft preview returns to the draft', async ({ page, request }) => {
    const posts = new TestPosts(request)
    const draft = await posts.make({ status: 'draft' })
    await page.goto(`/draft/curated-posts/${draft.id}`)
    await expect(page).toHaveURL(`/admin-login?next=${encodeURIComponent(`/draft/curated-posts/${draft.id}`)}`)
    await signIn(page)
    await expect(
      page.getByText('Draft Preview - This post is not published and can only be viewed by admins.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: draft.title })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Admin' }).click()
    await expect(page).toHaveURL('/admin')
    await posts.removeAll()
  })
})

test.describe('without a session', () => {
  requestTest('an admin page shows the login screen under its own URL', async ({ request }) => {
    for (const path of ADMIN_PAGES) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([answer.status(), await answer.text()], path).toEqual([200, expect.stringContaining('Admin Login')])
    }
  })

  requestTest('a forged cookie gives no access', async ({ request }) => {
    for (const [name, value] of [
      ['admin', 'true'],
      [SESSION_COOKIE, 'true'],
      [SESSION_COOKIE, ADMIN_HEADER],
      [SESSION_COOKIE, `Fe26.2*1*${'a'.repeat(64)}*b*c**d*e~2`],
    ] as const) {
      const headers = { cookie: `${name}=${encodeURIComponent(value)}` }
      expect(await (await request.get('/admin', { headers })).text(), name).toContain('Admin Login')
      const draft = await request.get('/draft/curated-posts/some-id', { headers, maxRedirects: 0 })
      expect([draft.status(), draft.headers().location], name).toEqual([
        307,
        expect.stringMatching(/\/admin-login\?next=/),
      ])
    }
  })

  test('the cookie alone authorizes no call, shows the login screen, and never flashes the protected content', async ({
    page,
    problems,
  }) => {
    // The dashboard may still ask for something while its header is taken away.
    problems.allow(/401/)
    await openDashboard(page)
    const statuses = await page.evaluate(async () => {
      const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
      const calls = [
        fetch('/api/admin/auth-check'),
        fetch('/api/curated-posts?status=draft'),
        fetch('/api/curated-posts', { ...json, body: JSON.stringify({ title: 'x', summary: 'x' }) }),
        fetch('/api/curated-posts/batch-delete', { ...json, body: JSON.stringify({ ids: ['x'] }) }),
      ]
      return (await Promise.all(calls)).map(({ status }) => status)
    })
    expect(statuses).toEqual([401, 401, 401, 401])

    await test.step('with an outdated header', async () => {
      await page.evaluate(() => sessionStorage.setItem('adminAuthHeader', `Basic ${btoa('admin:changed since')}`))
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
      await signIn(page)
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    })
    await test.step('without a header', async () => {
      await page.evaluate(() => sessionStorage.removeItem('adminAuthHeader'))
      await page.addInitScript(() => {
        const watch = () =>
          document.body?.innerText.includes('Admin Dashboard') && Object.assign(window, { flashed: true })
        new MutationObserver(watch).observe(document, { childList: true, subtree: true, characterData: true })
      })
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
      expect(await page.evaluate(() => 'flashed' in window)).toBe(false)
    })
  })
})

test('an expired session asks for a sign-in, then continues the pending call', async ({ page, request, problems }) => {
  problems.allow(/401/)
  const posts = new TestPosts(request)
  const draft = await posts.make({ status: 'draft' })
  await openDashboard(page, `?q=${posts.word}`)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('adminAuthHeader', `Basic ${btoa('admin:changed since')}`))
  await publish.click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  expect((await posts.stored(draft.id))?.status).toBe('draft')
  await dialog.getByLabel('Password').fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect((await posts.stored(draft.id))?.status).toBe('published')
  await posts.removeAll()
})

test('signing out ends the session in this and every other tab', async ({ page, context }) => {
  await openDashboard(page)
  const other = await context.newPage()
  await other.goto('/admin')
  await expect(other.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin-login')
  await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Admin Dashboard' })).toBeHidden()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(SESSION_COOKIE)
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})
