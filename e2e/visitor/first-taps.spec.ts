import { delayScripts } from '../support/delayed-scripts'
import { expect, test, PHONE } from '../support/page-test'

/** Opens a page whose scripts are still loading. @returns a function that lets them load. */
async function openEarly(page: Parameters<typeof delayScripts>[0], path: string): Promise<() => void> {
  const release = await delayScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo').first()).toBeAttached()
  return release
}

test('filters of Explore open before scripts have loaded', PHONE, async ({ page }) => {
  await openEarly(page, '/?tab=explore')
  const button = page.getByRole('main').getByText(/^Filter and sort/)
  if (await button.isVisible()) await button.click()
  await expect(page.getByRole('main').getByLabel('Shop')).toBeVisible()
})

test('what is touched shows it at once, before scripts have loaded and before a field has the focus', async ({
  page,
}) => {
  await openEarly(page, '/')
  const menu = page.getByRole('banner').locator('summary')
  await menu.hover()
  await page.mouse.down()
  await expect(menu).toHaveCSS('opacity', '0.6')
  await page.mouse.up()
  await expect(page.getByRole('navigation', { name: 'Categories', exact: true })).toBeVisible()
  await expect(menu).toHaveCSS('opacity', '1')
  const field = page.getByRole('banner').getByPlaceholder('Search posts, tags, products...')
  await expect(field).toHaveCSS('outline-style', 'none')
  await field.dispatchEvent('pointerdown', { button: 0 })
  await expect(field).not.toBeFocused()
  await expect(field).toHaveCSS('outline-style', 'solid')
  await field.dispatchEvent('pointercancel')
  await expect(field).toHaveCSS('outline-style', 'none')
})

test('the carousel moves before scripts have loaded', async ({ page }) => {
  await openEarly(page, '/')
  const carousel = page.getByRole('region', { name: 'Highlights' })
  const slides = carousel.getByRole('group', { name: /^\d+ of \d+$/ })
  await slides.first().scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Next highlights' }).click()
  await expect(slides.nth(4)).toBeInViewport({ ratio: 0.9 })
})

test('Save that is pressed before scripts have loaded is marked at once, and leads to sign-in', async ({ page }) => {
  const release = await openEarly(page, '/?tab=explore')
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first()
  await save.click()
  await expect(save).toHaveAttribute('data-heard', '')
  release()
  await expect(page).toHaveURL(/sign-in\?next=/)
})

test('sign-in that is sent before scripts have loaded is sent once they have', async ({ page, problems }) => {
  problems.allow(/status of 400/)
  const release = await openEarly(page, '/sign-in')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('ann@example.org')
  await main.getByLabel('Password').fill('spirit level')
  await main.getByRole('button', { name: 'Show characters' }).click()
  await main.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/sign-in')
  release()
  await expect(main.getByRole('alert')).toHaveText('The email or the password is not right.')
  await expect(main.getByLabel('Password')).toHaveAttribute('type', 'text')
  await expect(main.getByLabel('Email')).toHaveValue('ann@example.org')
  await expect(main.getByLabel('Password')).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that is sent comes back filled in, without the password', async ({ page, problems }) => {
    problems.allow(/^request failed: .*\.js csp$/)
    await page.goto('/register?next=/saved')
    const main = page.getByRole('main')
    await main.getByLabel('Name').fill('Ann')
    await main.getByLabel('Email').fill('ann@example.org')
    await main.getByLabel('Password').fill('spirit level')
    await main.getByRole('button', { name: 'Register' }).click()
    await expect(main.getByRole('alert')).toContainText('The form was sent before the page was ready.')
    await expect(page).toHaveURL('/register?next=/saved')
    await expect(main.getByLabel('Name')).toHaveValue('Ann')
    await expect(main.getByLabel('Email')).toHaveValue('ann@example.org')
    await expect(main.getByLabel('Password')).toHaveValue('')
  })
})

test('the navigation bar leaves on the way down and returns on the way up', PHONE, async ({ page }) => {
  await page.goto('/page/1')
  const menu = page.getByRole('banner').locator('summary')
  await page.mouse.wheel(0, 900)
  await expect(async () => {
    await page.mouse.wheel(0, 200)
    await expect(menu).not.toBeInViewport({ timeout: 500 })
  }).toPass()
  await page.mouse.wheel(0, -300)
  await expect(menu).toBeInViewport({ ratio: 1 })
})
