import { randomUUID } from 'node:crypto'
import { openDashboard } from '../support/admin'
import { expect, test } from '../support/page-test'

/** A WordPress export of a site of its own. */
function exportOf(word: string): string {
  const origin = `https://${word}.example`
  const item = (id: number, title: string, content: string) =>
    `<item><title>${title} ${word}</title><link>${origin}/2019/05/${title.toLowerCase()}-${word}/</link>
    <content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[About ${word}]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-05-04 10:30:00</wp:post_date_gmt>
    <wp:post_name>${title.toLowerCase()}-${word}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
    <category domain="category" nicename="wood-${word}"><![CDATA[Wood ${word}]]></category></item>`
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Old</title><link>${origin}</link><wp:wxr_version>1.2</wp:wxr_version>
    <wp:base_blog_url>${origin}</wp:base_blog_url>
    ${item(1, 'Fence', 'Paint it.')}${item(2, 'Shelf', `See <a href="${origin}/?p=1">the fence</a>.`)}
    <item><title>About</title><wp:post_id>3</wp:post_id><wp:post_type>page</wp:post_type></item></channel></rss>`
}

test('a site is brought in after a check, its old addresses lead to the new ones, and the import is undone', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/404/, /410/)
  const word = `moved${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await openDashboard(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Import a site' }).click()
  await expect(page).toHaveURL('/admin/import')
  await expect(page.getByRole('button', { name: 'Choose an export' })).toBeVisible()

  const file = { name: `${word}.xml`, mimeType: 'text/xml', buffer: Buffer.from(exportOf(word)) }
  await page.getByLabel('Export file').setInputFiles(file)
  await expect(page.getByText(`${word}.xml`)).toBeVisible()
  await page.getByRole('button', { name: 'Upload and check' }).click()

  await expect(page.getByRole('heading', { name: 'What the import would do' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('list', { name: 'Not imported' })).toContainText('1 × page')
  await page.getByLabel(`What Wood ${word} becomes`).selectOption('Hand Tools')
  await page.getByRole('button', { name: 'Import 2 posts' }).click()
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible({ timeout: 60_000 })

  const old = await request.get(`/2019/05/fence-${word}/`, { maxRedirects: 0 })
  expect(old.status()).toBe(301)
  const address = old.headers().location ?? ''
  expect(address).toMatch(new RegExp(`^/curated-posts/fence-${word}/`))
  for (const path of [`/2019/05/fence-${word}/feed/`, `/2019/05/FENCE-${word}`])
    expect((await request.get(path, { maxRedirects: 0 })).headers().location).toBe(address)
  expect((await request.get(`/category/wood-${word}/`, { maxRedirects: 0 })).headers().location).toBe(
    '/category/Hand%20Tools/',
  )
  const moved = await request.get(address)
  expect([moved.status(), await moved.text()]).toEqual([200, expect.stringContaining(`Fence ${word}`)])

  const report = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the report' }).click()
  expect((await report).suggestedFilename()).toBe('import-report.csv')

  await page.reload()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByRole('heading', { name: 'The import is undone' })).toBeVisible({ timeout: 60_000 })
  expect((await request.get(`/2019/05/fence-${word}`, { maxRedirects: 0 })).status()).toBe(404)
  expect((await request.get(address)).status()).toBe(410)
  await page.getByRole('button', { name: 'Remove from the list' }).click()
  await expect(page).toHaveURL('/admin/import')
  await expect(page.getByRole('link', { name: `${word}.xml` })).toHaveCount(0)
})

test('an upload that broke off goes on with the same file; one that is no export is refused in words', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  // The browser asks before it leaves an upload.
  page.on('dialog', (dialog) => void dialog.accept())
  const word = `broken${randomUUID().slice(0, 8)}`
  await openDashboard(page)
  await page.goto('/admin/import')
  await page
    .getByLabel('Export file')
    .setInputFiles({ name: `${word}.json`, mimeType: 'application/json', buffer: Buffer.from('no export') })
  await page.route('**/api/admin/imports/*/parts', (route) => route.abort())
  await page.getByRole('button', { name: 'Upload and check' }).click()
  await expect(page.getByRole('heading', { name: 'Uploading' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The upload was interrupted' })).toBeVisible()
  await page.unroute('**/api/admin/imports/*/parts')
  const chooser = page.getByLabel('Export file')
  await chooser.setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('longer than it'),
  })
  await expect(page.getByText(`other.json is not the file ${word}.json that was begun with`)).toBeVisible()
  await chooser.setInputFiles({ name: `${word}.json`, mimeType: 'application/json', buffer: Buffer.from('no export') })
  await expect(page.getByText(/^This is neither a WordPress or Ghost export/)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Cancel the import' }).click()
  await expect(page).toHaveURL('/admin/import')
})
