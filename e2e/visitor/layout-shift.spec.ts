import type { Locator, Page } from '@playwright/test'
import { addressOf, findPost } from '../support/published-posts'
import { expect, test, PHONE } from '../support/page-test'

/** Web Vitals rate 0.1 as good; these pages shift much less. */
const MAX_SHIFT = 0.02
const PATHS = ['/', '/?tab=explore', '/page/2', '/search?q=paint', '/sign-in', '/register', '/about', '/no/such/page']

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

test('no public page has layout shifts while it loads and is read', PHONE, async ({ page, request, problems }) => {
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

test('the navigation bar is not sticky on a phone on its side, nor at 400 %', async ({ page }) => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(page.getByRole('banner')).toBeInViewport()
    await page.mouse.wheel(0, 600)
    await expect(page.getByRole('banner')).not.toBeInViewport()
  }
})

test('in forced colors the sticky bar is opaque, and the chosen tab differs from the other', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const valueOf = (part: Locator, name: 'borderBottomColor') =>
    part.evaluate((node, property) => getComputedStyle(node)[property], name)
  await page.goto('/')
  // Forced colors drop gradients, and a translucent color would be rgba.
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/)
  const line = await valueOf(page.getByRole('tab', { name: 'Explore' }), 'borderBottomColor')
  await expect(page.getByRole('tab', { name: 'Home' })).not.toHaveCSS('border-bottom-color', line)
})
