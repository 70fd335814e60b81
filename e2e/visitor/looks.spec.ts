import { addressOf, postWhere } from '../support/facts'
import { expect, test } from '../support/journey'
import { skipWhere } from '../support/skip-where'

/** The browser that made the pictures; another one draws letters a little differently. */
const PINNED = '156'

test.beforeEach(({ browser }) => {
  const version = browser.version().split('.')[0]
  skipWhere(version !== PINNED, `The pictures were made by Chromium ${PINNED}; this is ${version}.`)
})

const SCREENS = {
  home: '/',
  explore: '/?tab=explore',
  search: '/search?q=paint',
  category: '/category/Kitchen%20Upgrades/',
  'sign-in': '/sign-in',
  missing: '/no/such/page',
  login: '/admin-login',
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screens look as they did, in the ${colorScheme} scheme`, async ({ page, request, complaints }) => {
    complaints.allow(/404/, /preloaded using link preload/)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const post = await postWhere(request, (candidate) => candidate.products.length > 2 && candidate.tags.length > 3)
    for (const [name, path] of Object.entries({ ...SCREENS, post: addressOf(post) })) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      // Pictures are content; what is held here is how the page lays them out.
      await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { mask: [page.locator('img').filter({ visible: true })], maskColor: '#888888' })
    }
  })
}
