import type { Locator, Page } from '@playwright/test'
import { addressOf, findPost } from '../support/published-posts'
import { expect, hydrated, test } from '../support/page-test'

const POSTS = [/click-lock floor/i, /paint a room/i, /paver patio/i]

/** What a reader sees of a kit: the measures, which boxes are ticked, the quantities with their prices, and the total. */
async function seen(kit: Locator) {
  const [fields, boxes] = [kit.getByRole('textbox'), kit.getByRole('checkbox')]
  return {
    measures: await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)),
    ticked: await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked)),
    rows: await kit.getByRole('listitem').allInnerTexts(),
    basis: await kit.getByText(/^Quantities for /).innerText(),
    total: await kit.getByText(/^Total: /).innerText(),
  }
}

const kitOn = (page: Page) => page.getByRole('region', { name: 'Tools and materials' })

for (const title of POSTS)
  test(`a kit on a return shows what follows from the measures that were set (${title.source})`, async ({
    page,
    request,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const post = await findPost(request, (candidate) => title.test(candidate.title))
    const address = addressOf(post)
    await page.goto(address)
    await hydrated(page)
    const authors = await seen(kitOn(page))
    await kitOn(page).getByRole('textbox').first().click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('47 ft')
    await kitOn(page).getByRole('listitem').last().getByRole('checkbox').click()
    const own = await seen(kitOn(page))
    expect(own.total).not.toBe(authors.total)
    expect(own.rows).not.toEqual(authors.rows)

    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await hydrated(page)
    expect(await seen(kitOn(page))).toEqual(own)

    await page.reload()
    await hydrated(page)
    expect(await seen(kitOn(page))).toEqual(own)

    const visit = await context.newPage()
    await visit.goto(address)
    await hydrated(visit)
    expect(await seen(kitOn(visit))).toEqual(own)
    await kitOn(visit).getByRole('button', { name: 'Copy as a list' }).click()
    await expect(kitOn(visit).getByText('Copied')).toBeVisible()
    const list = await visit.evaluate(() => navigator.clipboard.readText())
    expect(list).toContain(own.total)
    expect(list).toContain(own.basis)
    await visit.close()
  })
