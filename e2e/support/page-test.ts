import { createHash } from 'node:crypto'
import { expect, test as base, type Locator, type Page, type TestInfo } from '@playwright/test'
import { test as sharedContextTest } from './shared-context'

/** Collects problems of a page: console errors and warnings, failed requests, responses with 5xx. */
export class PageProblems {
  private readonly reported: string[] = []
  // Lists show what concurrent tests store, too: pictures of shops that do not exist.
  private readonly allowed: RegExp[] = [/https:\/\/[\w.-]+\.(?:example|invalid)\//]

  constructor(page: Page) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.reported.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => this.reported.push(`page error: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      if (reason !== 'net::ERR_ABORTED') this.reported.push(`request failed: ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 500) this.reported.push(`answer ${response.status()}: ${response.url()}`)
    })
  }

  /** Ignores problems that the test provokes, such as a wrong password. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns)
  }

  get unexpected(): string[] {
    return this.reported.filter((complaint) => !this.allowed.some((pattern) => pattern.test(complaint)))
  }
}

function clientAddressFor(name: string): string {
  return ['10', ...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')
}

/** Tag of tests where the width or a finger matters: they run at the width of a phone, too. */
export const PHONE = { tag: '@phone' }
/** Tag of the journeys, one a screen, that run before another API, too. */
export const ANOTHER_API = { tag: '@another-api' }
/** Tag of tests of a site where visitors cannot sign in: of the sites of this run, those before another API. */
export const WITHOUT_ACCOUNTS = { tag: '@without-accounts' }
/** A tag for each of several reasons. */
export const tagged = (...tags: { tag: string }[]): { tag: string[] } => ({ tag: tags.map(({ tag }) => tag) })

/** Each test has a client address of its own, so that tests do not share rate limits. */
export const clientHeaders = ({ file, testId, retry }: TestInfo): Record<string, string> =>
  file.includes('/account/') ? {} : { 'x-forwarded-for': clientAddressFor(`${testId}${retry}`) }

/** A test of answers of the server alone, which opens no page. */
export const requestTest = base.extend({
  extraHTTPHeaders: async ({}, provide, info) => provide(clientHeaders(info)),
})

/** A test that fails on any problem of its page. */
export const test = sharedContextTest.extend<{ problems: PageProblems }>({
  extraHTTPHeaders: async ({}, provide, info) => provide(clientHeaders(info)),
  problems: [
    async ({ page }, use) => {
      const problems = new PageProblems(page)
      // A text that a script tries to evaluate is refused without a message where the script copes with that.
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        ),
      )
      await use(problems)
      expect(problems.unexpected, 'the page reported problems').toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until the scripts of a page have started. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('search')).toHaveJSProperty('noValidate', true)
}

/** Fails unless a text is fully visible and not clipped. */
export async function expectFullyVisible(text: Locator): Promise<void> {
  await expect(text).toBeInViewport({ ratio: 0.99 })
  const isCut = await text.evaluate(
    (node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1,
  )
  expect(isCut, 'the text is clipped').toBe(false)
}

/** Asserts that the placeholder of a field fits into it. */
export async function expectWholePlaceholder(field: Locator): Promise<void> {
  const { needed, room } = await field.evaluate((input: HTMLInputElement) => {
    const { paddingLeft, paddingRight } = getComputedStyle(input)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas')
    context.font = getComputedStyle(input, '::placeholder').font
    return {
      needed: context.measureText(input.placeholder).width,
      room: input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    }
  })
  expect(needed, 'the placeholder fits').toBeLessThanOrEqual(room)
}

export { expect }

/** Chooses an action from the first menu of a row or a list of the desk. */
export async function chooseInRow(row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: 'More', exact: true }).first().click()
  await row.page().getByRole('menuitem', { name, exact: true }).click()
}
