import type { Page } from '@playwright/test'
import type { PageProblems } from './page-test'

/** Console messages about scripts that fail to load, and about a page rendered without the accounts. */
const ALLOWED = [/_next\/static\/chunks/, /Failed to load chunk/, /Minified React error #418/]

/**
 * Opens a page and aborts every script chunk that its HTML does not name.
 * @returns the number of aborted requests, and a function that stops aborting.
 */
export async function openFailingScripts(
  page: Page,
  path: string,
  problems: PageProblems,
): Promise<{ aborted: () => number; restore: () => Promise<void> }> {
  problems.allow(...ALLOWED)
  const named = await (await page.request.get(path)).text()
  let aborted = 0
  const isUnnamed = ({ pathname }: URL) => pathname.startsWith('/_next/static/chunks/') && !named.includes(pathname)
  await page.route(isUnnamed, (route) => {
    aborted += 1
    return route.abort()
  })
  await page.goto(path)
  return { aborted: () => aborted, restore: () => page.unroute(isUnnamed) }
}
