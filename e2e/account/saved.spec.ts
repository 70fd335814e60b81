import { addressOf, findPost } from '../support/published-posts'
import { callAsAdmin, closeAndDelete, newDraft } from '../support/posts'
import { expect, expectFullyVisible, test, PHONE } from '../support/page-test'
import { translate } from '../support/translation'
import { fillIn, newEmail, PASSWORD, register } from '../support/visitor'

test(
  'a visitor saves a post and a product, finds them in the saved list, downloads it and clears it',
  PHONE,
  async ({ page, request }) => {
    const post = await findPost(request, (candidate) => candidate.products.length > 0)
    const product = post.products[0]?.name ?? ''
    await register(page, newEmail(), 'Robin', addressOf(post))
    await page.getByRole('button', { name: `Save : ${post.title}`, exact: true }).click()
    await expect(page.getByRole('button', { name: `Saved : ${post.title}` })).toHaveAttribute('aria-pressed', 'true')
    const panel = page.getByRole('region', { name: 'Featured Products' })
    await panel.getByRole('button', { name: `Save : ${product}`, exact: true }).click()
    await expect(panel.getByRole('button', { name: `Saved : ${product}` })).toBeVisible()

    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: post.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: product })).toBeVisible()
    // With everything in it, the bar is at its fullest here.
    await expectFullyVisible(page.getByRole('banner').getByRole('link', { name: 'Plumbline' }))
    await page.getByRole('main').getByText('Account', { exact: true }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my list' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('saved.json')

    await page.getByRole('button', { name: `Saved : ${post.title}` }).click()
    await page.getByRole('button', { name: `Saved : ${product}` }).click()
    await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  },
)

test('what was pressed before sign-in is saved after registration', async ({ page, request }) => {
  const post = await findPost(request, (candidate) => candidate.products.length > 0)
  await page.goto(addressOf(post))
  await page.getByRole('button', { name: `Save : ${post.title}`, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await fillIn(page, { Email: newEmail(), Password: PASSWORD })
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(addressOf(post))
  await expect(page.getByRole('button', { name: `Saved : ${post.title}` })).toHaveAttribute('aria-pressed', 'true')
  // The toast leaves the bar's links free.
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await expect(toast).toContainText(`Saved: ${post.title}`)
  const bar = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  await page.getByRole('banner').getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByRole('heading', { name: post.title })).toBeVisible()
})

test('on a translated page a post is saved and removed again, and the button shows it', async ({ page, request }) => {
  const post = await findPost(request, () => true)
  await register(page, newEmail(), 'Robin', addressOf(post))
  const button = page.getByRole('main').locator('header').getByRole('button').filter({ hasText: post.title })
  await expect(button).toContainText('Save')
  await translate(page)
  for (const said of ['«Saved»', '«Save»', '«Saved»']) {
    await button.click()
    await expect(button).toContainText(said)
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: '«Sign in»' })).toBeVisible()
})

test('deleting the account requires the password and removes everything', async ({ page, problems }) => {
  problems.allow(/status of 400/)
  await register(page, newEmail(), 'Robin', '/saved')
  await page.getByRole('main').getByText('Account', { exact: true }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Password').fill('wrong password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The email or the password is not right.')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a save is counted for its post, and taking it back is not', async ({ page, request }) => {
  const post = await newDraft(request, { title: 'Saved and counted', status: 'published' })
  await register(page, newEmail(), 'Robin', addressOf(post))
  const header = page.getByRole('main').locator('header')
  await header.getByRole('button', { name: `Save : ${post.title}` }).click()
  await header.getByRole('button', { name: `Saved : ${post.title}` }).click()
  await expect(header.getByRole('button', { name: `Save : ${post.title}` })).toBeVisible()
  await expect(async () => {
    const { totals } = await callAsAdmin(request, 'get', `/admin/insights/posts/${post.id}`)
    expect([totals.saves, totals.views]).toEqual([1, 1])
  }).toPass()
  await closeAndDelete(page, request, post.id)
})
