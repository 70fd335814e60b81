import type { Page } from '@playwright/test'
import { openDashboard, test } from '../support/admin'
import { expect } from '../support/page-test'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const act = (page: Page, title: string, name: string) =>
  rows(page).filter({ hasText: title }).getByRole('button', { name, exact: true })
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
  // A key that comes before the menu has the focus is lost.
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(command).toBeFocused()
  await page.keyboard.press('Enter')
}

test('focus goes on by keyboard: from a deleted post to its neighbour, from the last one to the panel, from a batch action to Select Posts', async ({
  page,
  posts,
}) => {
  const made = []
  for (const title of ['A', 'B', 'C', 'D']) made.push(await posts.make({ title, status: 'published' }))
  const [first, second, third, fourth] = made.map(({ title }) => title) as [string, string, string, string]
  await openDashboard(page, `?q=${posts.word}&sort=title`)
  const begin = page.getByRole('button', { name: 'Select Posts' })
  const batch = async (name: string, choose: () => Promise<void>) => {
    await begin.press('Enter')
    await choose()
    const change = page.getByRole('group', { name: 'Selected posts' }).getByRole('button', { name, exact: true })
    await expect(change).toBeEnabled()
    await change.press('Enter')
    await page.keyboard.press('Escape')
    await expect(change).toBeFocused()
    await page.keyboard.press('Enter')
    await confirm(page, name)
    await expect(begin).toBeFocused()
  }
  await batch('Highlight', () => page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space'))
  await batch('Delete', () => page.getByRole('checkbox', { name: fourth }).press('Space'))

  const more = (title: string) => act(page, title, 'More')
  await more(second).focus()
  await chooseByKeys(page, 'Delete')
  await page.keyboard.press('Escape')
  await expect(more(second)).toBeFocused()
  for (const next of [third, first]) {
    await chooseByKeys(page, 'Delete')
    await confirm(page, 'Delete')
    await expect(more(next)).toBeFocused()
  }
  await chooseByKeys(page, 'Delete')
  await confirm(page, 'Delete')
  await expect(page.getByText(/No posts match/)).toBeVisible()
  await expect(page.getByRole('tabpanel', { name: 'Curated Posts' })).toBeFocused()
})
