import { ANY_WIDTH, expect, test, wake } from '../support/journey'
import { browserUse } from '../support/site-server'

// Playwright turns the back/forward cache off, which browsers of visitors have.
test.use({ launchOptions: { ...browserUse.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test('a page that the browser has kept comes back without the text that was typed to leave it', ANY_WIDTH, async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('banner').getByPlaceholder('Search posts, tags, products...')
  await wake(page)
  await page.evaluate(() => window.addEventListener('pageshow', ({ persisted }) => (document.title = `kept: ${persisted}`)))
  await box.fill('paint')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?q=paint')
  await expect(box).toHaveValue('paint')
  await page.goBack()
  await expect(page).toHaveTitle('kept: true')
  await expect(box).toHaveValue('')
})
