import type { Page } from '@playwright/test'
import { openDashboard } from '../../support/admin'
import { hideOthersNewPosts } from '../../support/editor'
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

test('no screen of the administrator evaluates text as code', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  await hideOthersNewPosts(page)
  await openDashboard(page)
  for (const tab of ['redirects', 'affiliates', 'authors', 'tags']) {
    await page.goto(`/admin?tab=${tab}`)
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveCount(tab === 'tags' ? 1 : 0)
    await page.waitForLoadState('networkidle')
  }
  for (const path of ['/admin/post/create', '/admin/product/create']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: /^(Create Post|Fetch Product)$/ }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
})
