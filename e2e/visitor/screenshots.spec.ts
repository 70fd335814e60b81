import { chromiumPath } from '../support/chromium'
import { addressOf, findPost } from '../support/published-posts'
import { expect, test, PHONE } from '../support/page-test'
import { skipIf } from '../support/skip-if'

/** The browser of the reference screenshots; other versions, and headed ones, render letters slightly differently. */
const PINNED = { version: '156', build: 'headless-shell' }

test.beforeEach(({ browser }) => {
  const version = browser.version().split('.')[0]
  const isPinned = version === PINNED.version && chromiumPath?.includes(PINNED.build)
  skipIf(
    !isPinned,
    `The pictures were made by the ${PINNED.build} of Chromium ${PINNED.version}; this is ${version} at ${chromiumPath}.`,
  )
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

test(
  'the screens match their screenshots: light on a desktop, dark on a phone',
  PHONE,
  async ({ page, request, problems, isMobile }) => {
    const colorScheme = isMobile ? 'dark' : 'light'
    problems.allow(/404/, /preloaded using link preload/)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const post = await findPost(request, (candidate) => candidate.products.length > 2 && candidate.tags.length > 3)
    for (const [name, path] of Object.entries({ ...SCREENS, post: addressOf(post) })) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      // Images are content and masked; the screenshots test the layout.
      await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, {
        mask: [page.locator('img').filter({ visible: true })],
        maskColor: '#888888',
      })
    }
  },
)
