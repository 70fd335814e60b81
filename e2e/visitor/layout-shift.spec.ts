import type { Locator, Page } from '@playwright/test'
import { addressOf, findPost } from '../support/published-posts'
import { ANY_WIDTH, expect, expectAccessible, hydrated, test } from '../support/page-test'

/** Web Vitals rate 0.1 as good; these pages shift much less. */
const MAX_SHIFT = 0.02
const PATHS = ['/', '/?tab=explore', '/page/2', '/search?q=paint', '/sign-in', '/register', '/no/such/page']

/** URLs of every kind of public page. */
async function everyPath(request: Parameters<typeof findPost>[0]): Promise<string[]> {
  const post = await findPost(request, (candidate) => candidate.products.length > 1 && candidate.categories.length > 0)
  return [...PATHS, addressOf(post), `/category/${encodeURIComponent(post.categories[0] ?? '')}/`]
}

/** Scrolls down like a reader, waiting for loading parts. */
async function readDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 700) {
    await page.mouse.wheel(0, 700)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0)
  }
}

test('no public page has layout shifts while it loads and is read', async ({ page, request, problems }) => {
  problems.allow(/404/)
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of await everyPath(request)) {
    await page.goto(path)
    await readDown(page)
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
    expect(shift, `layout shift of ${path}`).toBeLessThan(MAX_SHIFT)
  }
})

test('every public page reflows at 320 CSS pixels (400 % zoom of 1280)', async ({ page, request, problems }) => {
  problems.allow(/404/)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of await everyPath(request)) {
    await page.goto(path)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `width of ${path}`).toBeLessThanOrEqual(320)
  }
})

for (const [what, viewport] of [
  ['a phone on its side', { width: 844, height: 390 }],
  ['a window of 1280 by 1024 at 400 %', { width: 320, height: 256 }],
] as const) {
  test(`the navigation bar is not sticky on ${what}`, ANY_WIDTH, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeInViewport()
    await page.mouse.wheel(0, 600)
    await expect(page.getByRole('banner')).not.toBeInViewport()
  })
}

test('every public page is accessible in the dark scheme, with its menu open', async ({ page, request, problems }) => {
  // The page before often has the same image preloaded.
  problems.allow(/404/, /preloaded using link preload/)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of await everyPath(request)) {
    await page.goto(path)
    // Scripts that start while axe runs would move what it has measured.
    await hydrated(page)
    await expectAccessible(page)
  }
  await page.getByText('By Categories').click()
  await expectAccessible(page)
})

test('in forced colors, which drop gradients, the sticky bar is opaque', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  // A translucent colour would be rgba.
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/)
})

test('in forced colors, the chosen tab and the chosen order of a search differ from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const valueOf = (part: Locator, name: 'borderBottomColor' | 'backgroundColor') =>
    part.evaluate((node, property) => getComputedStyle(node)[property], name)
  await page.goto('/')
  const line = await valueOf(page.getByRole('tab', { name: 'Explore' }), 'borderBottomColor')
  await expect(page.getByRole('tab', { name: 'Home' })).not.toHaveCSS('border-bottom-color', line)
  await page.goto('/search?q=paint')
  const other = await valueOf(page.getByRole('link', { name: 'Newest', exact: true }), 'backgroundColor')
  await expect(page.getByRole('link', { name: 'Best match', exact: true })).not.toHaveCSS('background-color', other)
})
