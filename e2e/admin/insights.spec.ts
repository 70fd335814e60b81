import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openDashboard, test } from '../support/admin'
import { expect } from '../support/page-test'
import { callAsAdmin } from '../support/posts'
import { TestProducts } from '../support/products'

/** A word of letters: a number of seven digits is left out, as it may be somebody's. */
const newWord = () => Array.from({ length: 14 }, () => 'bdfgklmnprst'[randomInt(12)]).join('')

/** Does something on the page, as a person would, and waits until it is sent to be counted. */
async function countAct(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForRequest('**/api/counts'), act()])
}

test('what a visitor reads, clicks and searches is counted, and shown to the administrator', async ({
  page,
  posts,
  request,
}) => {
  const products = new TestProducts(request)
  const product = await products.make('Saw')
  const word = newWord()
  const post = await posts.make({ title: `Read ${word}`, status: 'published', products: [product] })
  const address = `/curated-posts/${post.slug}/${post.id}`
  page.on('popup', (shop) => void shop.close())

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
  await countAct(page, () => page.keyboard.press('Tab'))
  const link = page
    .getByRole('region', { name: 'Featured Products' })
    .getByRole('link', { name: `: Saw ${products.word}` })
  await countAct(page, () => link.click())
  // A reload is no second view.
  await page.reload()
  await countAct(page, () => page.keyboard.press('Tab'))
  await page.goto(`/search?q=${word}`)
  const result = page.getByRole('main').getByRole('link', { name: post.title })
  await expect(result).toBeVisible()
  await countAct(page, () => page.keyboard.press('Tab'))
  await countAct(page, () => result.click())
  await expect(page).toHaveURL(address)

  await expect(async () => {
    const { totals, products: clicked } = await callAsAdmin(request, 'get', `/admin/insights/posts/${post.id}`)
    expect([totals.views, totals.clicks, clicked.length]).toEqual([1, 1, 1])
    const { csv } = await callAsAdmin(request, 'get', '/admin/insights/export?table=searches')
    expect(csv).toContain(`${word},1,0,1`)
  }).toPass()

  await openDashboard(page, `?q=${posts.word}`)
  await expect(page.getByRole('listitem').filter({ hasText: post.title })).toContainText('1 view')
  await page.getByRole('link', { name: post.title }).first().click()
  await page.getByText('More settings').click()
  const readers = page.getByRole('region', { name: 'Readers' })
  await expect(readers).toContainText('1 view and 1 click to shops in the last 30 days.')
  await expect(readers).toContainText(`Saw ${products.word}`)
  await products.removeAll()
})

test('the insights have totals, tables, a time span in the URL, and CSV', async ({ page, posts }) => {
  const post = await posts.make({ title: 'Counted', status: 'published' })
  await page.goto(`/curated-posts/${post.slug}/${post.id}`)
  await countAct(page, () => page.keyboard.press('Tab'))

  await openDashboard(page, '?tab=insights')
  await expect(page.getByRole('heading', { name: 'What visitors do' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Views of posts by day' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Posts', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What to write' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY), 'the pressed filter is brought into view without a scroll').toBe(0)
  await page.getByRole('button', { name: /^Rising/ }).click()
  await expect(page).toHaveURL('/admin?tab=insights&table=rising')
  await page.getByLabel('Time span').selectOption('Last 7 days')
  await expect(page).toHaveURL('/admin?tab=insights&days=7&table=rising')
  await page.reload()
  await expect(page.getByLabel('Time span')).toHaveValue('7')
  await expect(page.getByRole('button', { name: /^Rising/ })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page.getByLabel('Time span')).toHaveValue('30')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Posts as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('posts-30-days.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain(`${post.id},${post.title},1,0,0`)
})

test('each idea of what to write has one act that works', async ({ page, posts, request }) => {
  const products = new TestProducts(request)
  const product = await products.make('Saw')
  // Its page says another SKU, which may be taken over.
  await callAsAdmin(request, 'put', `/data/products/${product}`, { sku: 'OLD' })
  await callAsAdmin(request, 'put', `/data/products/${product}`, { follow: ['sku'] })
  const post = await posts.make({ title: 'Old' })
  const word = newWord()
  const since = '2025-01-02T10:00:00.000Z'
  const ideas = [
    { kind: 'unclicked-search', subject: `${word} bench`, id: null, count: 5, since: null },
    { kind: 'stale-price', subject: `${word} price`, id: product, count: 4, since },
    { kind: 'old-post', subject: `${word} post`, id: post.id, count: 12, since },
    { kind: 'unused-product', subject: `${word} unused`, id: product, count: 0, since },
  ]
  await page.route('**/api/admin/insights/ideas', (route) =>
    route.fulfill({ json: { success: true, data: { ideas } } }),
  )
  await openDashboard(page, '?tab=insights')
  const act = (subject: string, name: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `${word} ${subject}` })
      .getByRole('link', { name })
  const back = async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'What to write' })).toBeVisible()
  }

  await act('price', 'Read again').click()
  const differences = page.getByRole('dialog', { name: 'What the page says now' })
  await expect(differences.getByRole('checkbox', { name: /^SKU/ })).toBeChecked()
  await expect(page).toHaveURL(`/admin/product/${product}`)
  await page.keyboard.press('Escape')
  await expect(differences).toBeHidden()
  await back()
  await act('unused', 'Open').click()
  await expect(page).toHaveURL(`/admin/product/${product}`)
  await expect(page.getByRole('button', { name: 'Read the page again' })).toBeVisible()
  await expect(differences).toBeHidden()
  await back()
  await act('post', 'Open').click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(post.title)
  await back()
  await act('bench', 'Start a draft').click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(`${word} bench`)
  await products.removeAll()
})
