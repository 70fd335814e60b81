import { addressOf, findPost } from '../support/published-posts'
import { callAsAdmin, closeAndDelete, newDraft } from '../support/posts'
import { expect, expectFullyVisible, test } from '../support/page-test'
import { translate } from '../support/translation'
import { fillIn, newEmail, PASSWORD, register } from '../support/visitor'

test('what was pressed before sign-in is saved after registration, listed, downloaded and cleared, and goes with the account', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 400/)
  const post = await findPost(request, (candidate) => candidate.products.length > 0)
  const product = post.products[0]?.name ?? ''
  await test.step('registration saves what was pressed', async () => {
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
  })
  await test.step('the list has the post and a product, and a download', async () => {
    const panel = page.getByRole('region', { name: 'Featured Products' })
    await panel.getByRole('button', { name: `Save : ${product}`, exact: true }).click()
    await expect(panel.getByRole('button', { name: `Saved : ${product}` })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Saved' }).click()
    await expect(page.getByRole('heading', { name: post.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: product })).toBeVisible()
    // With everything in it, the bar of a phone is at its fullest here.
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectFullyVisible(page.getByRole('banner').getByRole('link', { name: 'Plumbline' }))
    if (size) await page.setViewportSize(size)
    await page.getByRole('main').getByText('Account', { exact: true }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my list' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('saved.json')

    await page.getByRole('button', { name: `Saved : ${post.title}` }).click()
    await page.getByRole('button', { name: `Saved : ${product}` }).click()
    await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  })
  await test.step('deleting the account requires the password and removes everything', async () => {
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
})

test('a save is counted for its post, taking it back is not, and the button shows both on a translated page', async ({
  page,
  request,
}) => {
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

  const button = header.getByRole('button').filter({ hasText: post.title })
  await expect(button).toContainText('Save')
  await translate(page)
  for (const said of ['«Saved»', '«Save»', '«Saved»']) {
    await button.click()
    await expect(button).toContainText(said)
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: '«Sign in»' })).toBeVisible()
  await closeAndDelete(page, request, post.id)
})
