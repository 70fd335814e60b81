import { expect, expectFullyVisible, expectWholePlaceholder, test } from '../support/page-test'
import { openFailingScripts } from '../support/failing-scripts'
import { fillIn, logOut, newEmail, openMenu, PASSWORD, register, signIn } from '../support/visitor'

/** The identity provider rejects with 400, which browsers log as an error. */
const REFUSED = /status of 400/

test('a visitor registers, stays signed in after a reload, and logs out; a wrong password says no more than an unknown email', async ({
  page,
  problems,
}) => {
  problems.allow(REFUSED)
  const email = newEmail()
  await register(page, email, 'Robin')
  await page.reload()
  await expect(page.getByText('Welcome, Robin')).toBeVisible()
  await logOut(page)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()

  const alert = page.getByRole('main').getByRole('alert')
  await test.step('registration rejects a known email without revealing it, and a weak password', async () => {
    await page.goto('/register')
    await fillIn(page, { Email: email, Password: PASSWORD })
    const send = page.getByRole('main').getByRole('button', { name: 'Register' })
    await send.click()
    await expect(alert).toContainText('We could not register you with this email and password.')
    await fillIn(page, { Email: newEmail(), Password: 'short' })
    await send.click()
    await expect(alert).toHaveText('The password needs at least 6 characters.')
  })
  await test.step('sign-in shows the same error for both, and keeps the input', async () => {
    for (const [address, password] of [
      [email, 'wrong password'],
      [newEmail(), PASSWORD],
    ] as const) {
      await signIn(page, address, password)
      await expect(alert).toHaveText('The email or the password is not right.')
      await expect(page.getByLabel('Email')).toHaveValue(address)
    }
    await signIn(page, email, PASSWORD)
    await expect(page.getByText('Welcome, Robin')).toBeVisible()
  })
})

test('the bar of a signed-in visitor is one row on a desktop, shows all of a long welcome line on a phone, and another tab follows it', async ({
  page,
  context,
}) => {
  const bar = page.getByRole('banner')
  const logout = bar.getByRole('button', { name: 'Logout' })
  for (const name of ['', 'Maximiliana Featherstone-Cholmondeley of Ashby']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    const email = `maximiliana.featherstone.${newEmail()}`
    await register(page, email, name)
    const other = await context.newPage()
    await other.goto('/page/1')
    await expect(other.getByText(`Welcome, ${name || email}`)).toBeVisible()
    const search = bar.getByLabel('Search posts, tags, products')
    await expectWholePlaceholder(search)
    const [field, button] = [await search.boundingBox(), await logout.boundingBox()]
    expect(Math.abs((field?.y ?? 0) - (button?.y ?? 99))).toBeLessThan(10)
    await page.setViewportSize({ width: 390, height: 844 })
    await openMenu(page)
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      await expectFullyVisible(bar.getByText(`Welcome, ${name || email}`))
      await expectFullyVisible(logout)
    }
    await logout.click()
    await expect(page.getByText('Sign in', { exact: true })).toBeAttached()
    await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await other.close()
  }
})

test('a sign-in screen whose scripts fail to load shows an error, and works after a retry', async ({
  page,
  problems,
}) => {
  const scripts = await openFailingScripts(page, '/sign-in', problems)
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await scripts.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible()
})

test('a password reset has the same response for every email, and with the identity provider down the site works', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  await page.goto('/sign-in')
  await fillIn(page, {})
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByRole('main').getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByText('If there is an account with this address, an email is on its way.')).toBeVisible()

  await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort())
  await signIn(page, newEmail(), PASSWORD)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Sign-in is not available right now. The rest of the site works as usual.',
  )
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Latest posts' })).toBeVisible()
})
