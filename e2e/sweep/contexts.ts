import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { build } from 'esbuild'
import { ADMIN_HEADER } from '../support/admin'
import { clientHeaders } from '../support/page-test'
import { newEmail, register } from '../support/visitor'
import type { Screen } from './screen'

/** The script that looks at pages and answers their calls. */
async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL('page/main.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
  })
  return outputFiles[0]?.text ?? ''
}

const EVENTS = ['console', 'crash', 'dialog', 'pageerror', 'requestfailed', 'response'] as const

/** A browser context for each kind of person with a page, kept between screens with its cache. */
class Contexts {
  private readonly open = new Map<Screen['as'], BrowserContext>()
  private readonly pages = new Map<Screen['as'], Page>()

  constructor(
    private readonly browser: Browser,
    private readonly options: BrowserContextOptions,
  ) {}

  async of(person: Screen['as']): Promise<BrowserContext> {
    const known = this.open.get(person)
    if (known) return known
    const context = await this.browser.newContext(this.options)
    context.setDefaultTimeout(20_000)
    if (person === 'account') await signUp(context)
    if (person === 'admin') await signInAsAdmin(context)
    await context.addInitScript((name) => Object.assign(window, { sweepPerson: name }), person)
    await context.addInitScript({ content: await pageScript() })
    this.open.set(person, context)
    return context
  }

  /** The page of a person, without the listeners of other tests, and within limits of its own. */
  async pageOf(person: Screen['as']): Promise<Page> {
    const context = await this.of(person)
    const page = this.pages.get(person) ?? (await context.newPage())
    this.pages.set(person, page)
    // The identity provider, at another origin, answers the account.
    if (person !== 'account') await context.setExtraHTTPHeaders(clientHeaders(base.info()))
    for (const event of EVENTS) page.removeAllListeners(event)
    return page
  }

  async close(): Promise<void> {
    for (const context of this.open.values()) await context.close()
  }
}

async function signUp(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await register(page, newEmail(), 'Ada')
  await page.close()
}

/** The session of the administrator without the form: the sealed cookie, and the header in session storage. */
async function signInAsAdmin(context: BrowserContext): Promise<void> {
  const answer = await context.request.get('/api/admin/auth-check', { headers: { authorization: ADMIN_HEADER } })
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()}`)
  await context.addInitScript((header) => sessionStorage.setItem('adminAuthHeader', header), ADMIN_HEADER)
}

/** A test with a browser context for each kind of person, kept by its worker. */
export const test = base.extend<object, { contexts: Contexts }>({
  contexts: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, hasTouch, isMobile, userAgent, deviceScaleFactor } = project.use
      const contexts = new Contexts(browser, { baseURL, viewport, hasTouch, isMobile, userAgent, deviceScaleFactor })
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],
})
