import { test as base, type BrowserContext } from '@playwright/test'

/** What a visitor's browser stores for a site besides cookies; the caches of HTTP and of compiled code stay. */
const STORED = 'indexeddb,local_storage,service_workers,cache_storage'

/** Leaves a context as if it were new, but for its caches. */
async function clear(context: BrowserContext, origin: string): Promise<void> {
  const blank = await context.newPage()
  await Promise.all(context.pages().map((page) => (page === blank ? undefined : page.close())))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  const session = await context.newCDPSession(blank)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
  await context.clearCookies()
  await context.clearPermissions()
  await blank.close()
}

/**
 * A test whose browser context is made once in each worker, so that scripts, styles and fonts are loaded and compiled
 * once. Tests add init scripts and listeners to their page, never to the context, which keeps both.
 */
export const test = base.extend<object, { kept: { context?: BrowserContext } }>({
  kept: [
    async ({}, provide) => {
      const kept: { context?: BrowserContext } = {}
      await provide(kept)
      await kept.context?.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, javaScriptEnabled, extraHTTPHeaders, baseURL }, provide) => {
    if (!javaScriptEnabled) {
      const context = await browser.newContext()
      await provide(context)
      return context.close()
    }
    kept.context ??= await browser.newContext()
    await kept.context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await provide(kept.context)
    await clear(kept.context, baseURL ?? '')
  },
})
