import type { Page } from '@playwright/test'
import { openDashboard, test } from '../support/admin'
import { expect } from '../support/page-test'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const act = (page: Page, title: string, name: string) =>
  rows(page).filter({ hasText: title }).getByRole('button', { name, exact: true })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this list' })
const dialog = (page: Page) => page.getByRole('alertdialog')

/** Confirms a dialog by keyboard only. */
async function confirm(page: Page, name: string): Promise<void> {
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('button', { name, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
}

/** Chooses an action from the menu that has the focus, by keyboard only. */
async function chooseByKeys(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter')
  const command = page.getByRole('menuitem', { name, exact: true })
  await expect(command).toBeVisible()
  await page.keyboard.press('End')
  await expect(command).toBeFocused()
  await page.keyboard.press('Enter')
}

test('text typed into the dashboard search stays while the search is running', async ({ page, posts }) => {
  const stain = await posts.make({ title: 'Stain' })
  await posts.make({ title: 'Boards' })
  await openDashboard(page)
  await field(page).pressSequentially(`${posts.word} `)
  await expect(page).toHaveURL(`/admin?q=${posts.word}`)
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.type('stain')
  await expect(field(page)).toHaveValue(`${posts.word} stain`)
  await expect(page).toHaveURL(`/admin?q=${posts.word}+stain`)
  await expect(rows(page).first()).toContainText(stain.title)
  await expect(field(page)).toHaveValue(`${posts.word} stain`)
})

test('focus of a deleted post moves to its neighbour, and of the last one to the panel', async ({ page, posts }) => {
  const [first, second, third] = [
    await posts.make({ title: 'A' }),
    await posts.make({ title: 'B' }),
    await posts.make({ title: 'C' }),
  ]
  await openDashboard(page, `?q=${posts.word}&sort=title`)
  const more = (title: string) => act(page, title, 'More')
  await more(second.title).focus()
  await chooseByKeys(page, 'Delete')
  await page.keyboard.press('Escape')
  await expect(more(second.title)).toBeFocused()
  for (const next of [third, first]) {
    await chooseByKeys(page, 'Delete')
    await confirm(page, 'Delete')
    await expect(more(next.title)).toBeFocused()
  }
  await chooseByKeys(page, 'Delete')
  await confirm(page, 'Delete')
  await expect(page.getByText(/No posts match/)).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Curated Posts' })).toBeFocused()
})

test('after a batch action focus returns to Select Posts', async ({ page, posts }) => {
  await posts.make({ title: 'A', status: 'published' })
  await posts.make({ title: 'B', status: 'published' })
  await openDashboard(page, `?q=${posts.word}`)
  const begin = page.getByRole('button', { name: 'Select Posts' })
  for (const name of ['Highlight', 'Delete']) {
    await begin.press('Enter')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
    const change = page.getByRole('group', { name: 'Selected posts' }).getByRole('button', { name, exact: true })
    await expect(change).toBeEnabled()
    await change.press('Enter')
    await page.keyboard.press('Escape')
    await expect(change).toBeFocused()
    await page.keyboard.press('Enter')
    await confirm(page, name)
    await expect(begin).toBeFocused()
  }
  await expect(page.getByText(/No posts match/)).toBeVisible()
})
