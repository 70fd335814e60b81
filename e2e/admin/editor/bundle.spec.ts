import type { Page } from '@playwright/test'
import { expect, test, hydrated } from '../../support/page-test'

/** The texts of all scripts that a page loads from now on. */
function scriptsOf(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  return scripts
}

test('public pages load no code of the editor', async ({ page }) => {
  const scripts = scriptsOf(page)
  for (const path of ['/', '/search?q=paint']) {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
  }
  const loaded = await Promise.all(scripts)
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((script) => script.includes('ProseMirror'))).toEqual([])
})
