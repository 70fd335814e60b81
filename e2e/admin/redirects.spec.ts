import { randomUUID } from 'node:crypto'
import { openDashboard } from '../support/admin'
import { expect, test } from '../support/page-test'

test('an address that visitors missed is redirected, changed to removed, and the redirect deleted', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/404/, /410/)
  const path = `/lost-${randomUUID()}`
  await page.goto(`${path}?utm=1`)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()

  await openDashboard(page, '?tab=redirects')
  const missed = page.getByRole('list', { name: 'Addresses not found' })
  await expect(missed).toContainText(path)
  await page.getByRole('button', { name: `Redirect ${path}`, exact: true }).click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(path)
  await expect(page.getByLabel('To', { exact: true })).toBeFocused()
  await page.keyboard.type('/search?q=oak')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Redirect added')).toBeVisible()
  await expect(missed.getByText(path)).toHaveCount(0)

  const moved = await request.get(`${path}/?a=1`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/search?q=oak'])

  await page.getByLabel('Search this list').fill(path)
  await page.getByRole('button', { name: `Change ${path}` }).click()
  await page.getByLabel('Status').selectOption('410')
  await page.getByRole('button', { name: 'Save redirect' }).click()
  await expect(page.getByText('Redirect saved')).toBeVisible()
  const gone = await request.get(path)
  expect([gone.status(), await gone.text()]).toEqual([410, expect.stringContaining('Page Removed')])

  await page.getByRole('button', { name: `Remove ${path}` }).click()
  await expect(page.getByText('Redirect removed')).toBeVisible()
  expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404)
})

test('circles are refused with the way round, and CSV goes in and out', async ({ page, problems }) => {
  problems.allow(/400/)
  const word = randomUUID()
  await openDashboard(page, '?tab=redirects')
  const file = (csv: string) => ({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const chooser = page.getByLabel('CSV file with redirects')
  await chooser.setInputFiles(file(`from,to,status\n/${word}-a,/${word}-b,\n/${word}-b,/${word}-a,301\n`))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing was imported. One line is wrong')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(`line 3: to leads in a circle`)
  await chooser.setInputFiles(file(`/${word}-a,/${word}-b`))
  await expect(page.getByText('1 redirect(s) imported')).toBeVisible()

  await page.getByLabel('From', { exact: true }).fill(`/${word}-b`)
  await page.getByLabel('To', { exact: true }).fill(`/${word}-a`)
  await page.getByRole('button', { name: 'Save redirect' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    `To leads in a circle: /${word}-b → /${word}-a → /${word}-b`,
  )
  await expect(page.getByLabel('From', { exact: true }), 'nothing typed is lost').toHaveValue(`/${word}-b`)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('redirects.csv')
  await page.getByLabel('Search this list').fill(word)
  await page.getByRole('button', { name: `Remove /${word}-a` }).click()
  await expect(page.getByText('No redirect contains this text.')).toBeVisible()
})
