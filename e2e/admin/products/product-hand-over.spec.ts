import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signIn, openAsAdmin } from '../../support/admin'
import { expect, test } from '../../support/page-test'
import { callAsAdmin } from '../../support/posts'
import { TestProducts } from '../../support/products'

const FIXTURE = new URL('../../../lib/reader/fixtures/json-ld-graph.html', import.meta.url)

/** Opens a shop's page in a new tab, as the editor's own browser shows it. */
async function openShop(page: Page, address: string, headers: Record<string, string> = {}): Promise<Page> {
  const shop = await page.context().newPage()
  const body = await readFile(FIXTURE, 'utf8')
  await shop.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body, headers }),
  )
  await shop.goto(address)
  return shop
}

/** Copies the bookmark from the screen to add a product. */
async function copyBookmark(page: Page): Promise<string> {
  await openAsAdmin(page, '/admin/product/create')
  await page.getByRole('button', { name: 'Add it yourself' }).click()
  await page.getByRole('button', { name: 'From your own browser' }).click()
  const dialog = page.getByRole('dialog', { name: 'From your own browser' })
  await expect(dialog).toBeVisible()
  const code = await dialog.getByLabel(/^On a phone/).inputValue()
  await expect(dialog.getByText('Add this product')).toHaveAttribute('href', code)
  await dialog.getByText('Add this product').click()
  await expect(dialog.getByText('Drag it to your bookmarks bar, or copy it')).toBeVisible()
  return decodeURIComponent(code.replace(/^javascript:/, ''))
}

test('the bookmark hands a shop’s page over, which is read, reviewed and stored, also after a sign-in', async ({
  page,
  request,
  browser,
}) => {
  const products = new TestProducts(request)
  const code = await copyBookmark(page)
  await test.step('a page is read, reviewed and stored', async () => {
    const shop = await openShop(page, products.address())
    const opened = shop.waitForEvent('popup')
    await shop.evaluate(code)
    const desk = await opened
    await expect(desk.getByRole('heading', { name: /^The page of thing/ })).toBeVisible()
    await expect(desk.getByText(products.address(), { exact: true })).toBeVisible()
    expect((await callAsAdmin(request, 'get', `/admin/products?q=${products.word}`)).products).toEqual([])

    await desk.getByRole('button', { name: 'Read Product' }).click()
    const review = desk.getByRole('dialog', { name: 'Review product' })
    await expect(review.getByLabel('Name')).toHaveValue(/^Ashgrove 12 in\. Sliding Miter Saw/)
    await review.getByLabel('Name').fill(`Handed over ${products.word}`)
    await review.getByRole('button', { name: 'Save Product' }).click()
    await expect(desk).toHaveURL(/\/admin\/product\/[0-9a-z]{16}$/)
    await expect(desk.getByLabel('Name', { exact: true })).toHaveValue(`Handed over ${products.word}`)
    expect(await desk.evaluate(() => window.opener), 'the tie to the shop is cut').toBe(null)
    const [made] = (await callAsAdmin(request, 'get', `/admin/products?q=${products.word}`)).products
    products.ids.push(made.product_id)
  })
  await test.step('a shop that keeps its windows apart leaves the other ways, with the address filled in', async () => {
    const shop = await openShop(page, products.address(), { 'cross-origin-opener-policy': 'same-origin' })
    const opened = page.context().waitForEvent('page')
    await shop.evaluate(code)
    const desk = await opened
    await expect(desk.getByText('This shop does not let the bookmark hand over its page')).toBeVisible()
    await desk.getByRole('button', { name: 'Add it yourself' }).click()
    await expect(desk.getByLabel('Address in the shop')).toHaveValue(products.address())
  })
  await test.step('an administrator may sign in first', async () => {
    const signedOut = await (await browser.newContext()).newPage()
    const shop = await openShop(signedOut, products.address())
    const opened = shop.waitForEvent('popup')
    await shop.evaluate(code)
    const desk = await opened
    await signIn(desk)
    await expect(desk.getByRole('heading', { name: /^The page of thing/ })).toBeVisible()
    await signedOut.context().close()
  })
  await products.removeAll()
})
