import type { Page } from '@playwright/test'
import { openDashboard, test } from '../support/admin'
import { ANY_WIDTH, expect } from '../support/journey'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this list' })

test('what is typed into the search stays while it is searched for', ANY_WIDTH, async ({ page, posts }) => {
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
