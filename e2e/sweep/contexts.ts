import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { build } from 'esbuild'
import { ADMIN_HEADER } from '../support/admin'
import { newEmail, register } from '../support/visitor'
import type { Screen } from './screen'

/** The script that looks at pages and answers their calls, with axe. */
async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL('page/main.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
  })
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return `${axe}\n${outputFiles[0]?.text}`
}

/** A browser context for each kind of person, kept between screens with its cache. */
export class Contexts {
  private readonly open = new Map<Screen['as'], BrowserContext>()

  constructor(
    private readonly browser: Browser,
    private readonly options: BrowserContextOptions,
  ) {}

  async of(person: Screen['as']): Promise<BrowserContext> {
    const known = this.open.get(person)
    if (known) return known
    const context = await this.browser.newContext(this.options)
    if (person === 'account') await signUp(context)
    if (person === 'admin') await signInAsAdmin(context)
    await context.addInitScript((name) => Object.assign(window, { sweepPerson: name }), person)
    await context.addInitScript({ content: await pageScript() })
    this.open.set(person, context)
    return context
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
