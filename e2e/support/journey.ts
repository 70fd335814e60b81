import { createHash } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Locator, type Page } from '@playwright/test'

/** What a page says that no page should say: errors, warnings of hydration, requests that failed. */
export class Complaints {
  private readonly heard: string[] = []
  // A journey beside this one may keep a post whose picture's host is not there.
  private readonly allowed: RegExp[] = [/https:\/\/pictures\.invalid\//]

  constructor(page: Page) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.heard.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => this.heard.push(`page error: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      if (reason !== 'net::ERR_ABORTED') this.heard.push(`request failed: ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 500) this.heard.push(`answer ${response.status()}: ${response.url()}`)
    })
  }

  /** Lets a journey provoke what matches, such as a wrong password. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns)
  }

  get unexpected(): string[] {
    return this.heard.filter((complaint) => !this.allowed.some((pattern) => pattern.test(complaint)))
  }
}

function addressFor(name: string): string {
  return ['10', ...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')
}

/** A journey of requests, sessions, storage or addresses, where the screen's width cannot matter: it is made at one. */
export const ANY_WIDTH = { tag: '@any-width' }

/** A test whose page must stay free of complaints. */
export const test = base.extend<{ complaints: Complaints }>({
  // Each journey comes from an address of its own, so that none uses up what another may try.
  extraHTTPHeaders: async ({}, provide, info) => {
    const provider = info.file.includes('/account/')
    await provide(provider ? {} : { 'x-forwarded-for': addressFor(`${info.testId}${info.retry}`) })
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = new Complaints(page)
      await use(complaints)
      expect(complaints.unexpected, 'the page complained').toEqual([])
    },
    { auto: true },
  ],
})

/** Has the scripts of a page begin, as any move of a visitor does, and waits until they listen. */
export async function wake(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('wheel')
  await expect(page.getByRole('search')).toHaveJSProperty('noValidate', true)
}

/** Fails where a text is not shown, or not all of it. */
export async function expectWhole(text: Locator): Promise<void> {
  await expect(text).toBeInViewport({ ratio: 0.99 })
  const isCut = await text.evaluate((node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1)
  expect(isCut, 'the text is cut').toBe(false)
}

/** Has the page draw what is left until it comes near the screen: axe cannot tell the colours of what is not drawn. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const late of document.querySelectorAll<HTMLElement>('[class*="near-"]')) late.style.contentVisibility = 'visible'
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  })
}

/**
 * Fails on any violation of WCAG 2.2 AA that axe finds on the page as it stands: in its own frames, and
 * without what is in order being gathered and carried to another page, which takes twice as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await drawAll(page)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const told = violations.map((violation) => `${violation.id}: ${violation.help}\n  ${violation.nodes.map((node) => node.target.join(' ')).join('\n  ')}`)
  expect(told, 'accessibility').toEqual([])
}

export { expect }
