import type { Page } from '@playwright/test'
import type { Control } from './page/controls'
import type { SweepInPage } from './page/main'
import { openScreen, resumeScreen } from './open'
import type { Screen } from './screen'

declare const sweep: SweepInPage

export type Way = 'mouse' | 'touch' | 'keyboard'

/** Milliseconds in which a press has to do something, at first and once more; and in which what it opened closes again. */
const TIMEOUT_MS = 1500
const LONG_PATIENCE = 6000
const CLOSES_IN = 150
/** Milliseconds in which a page shows what it showed before a press. */
const GOES_BACK_IN = 1000
const TYPED = /^(text|search|email|password|url|tel|textarea|number|combobox|textbox|searchbox)$/
/** Chosen by arrow keys, not by the key that presses; menus have unit tests of theirs. */
const KEYED = /^(select|option|menuitem\w*)$/
const UNTOUCHED = /^(date|time|datetime-local|range|file|color)$/

/** Kinds of links that were followed already; others of their kind only note that they were pressed. */
const followed = new Set<string>()
/** Kinds of controls that were pressed already in a way, on any screen. */
const known = new Set<string>()
/** Addresses that links lead to, for a request each; and those that were requested. */
const linked = new Set<string>()
const requested = new Set<string>()

/** Begins anew: what is pressed does not depend on what the worker did before. */
export function forgetPresses(): void {
  for (const set of [followed, known, linked, requested]) set.clear()
}

const pattern = ({ href, role }: Control) => {
  const { pathname, search, hash, host } = new URL(href ?? '')
  const [, first, ...rest] = pathname.split('/')
  return [role, host, first, rest.length, search.split('=')[0], hash && '#'].join(' ')
}

/** Presses every control of a screen in one way, and goes back to the screen where a press left it. */
export class Presses {
  readonly faults: string[] = []
  readonly opened = new Set<string>()
  count = 0
  reopened = 0
  private readonly pressed = new Set<string>()

  constructor(
    private readonly page: Page,
    private readonly screen: Screen,
    private readonly way: Way,
  ) {}

  async all(): Promise<void> {
    if (!(await resumeScreen(this.page, this.screen, 0))) await this.reopen()
    const start = await this.where()
    for (;;) {
      const next = (await this.controls()).find((control) => this.isDue(control))
      if (!next) break
      const isFollowed = next.href === null || this.isFollowed(next)
      if (!(await this.followLinks(isFollowed))) continue
      this.pressed.add(next.kind)
      known.add(`${this.way} ${next.kind}`)
      const isSilent = this.isSilent(next)
      if ((await this.one(next, isSilent ? 0 : TIMEOUT_MS)) && !isSilent) await this.again(next)
      if (isFollowed && next.href) await this.leaves(start.url, next.href)
      await this.restore(start)
    }
  }

  /** @returns whether the screen is still there: the link before may lead away only now. */
  private async followLinks(isOn: boolean): Promise<boolean> {
    try {
      await this.page.evaluate((follows) => sweep.followLinks(follows), isOn)
      return true
    } catch {
      await this.reopen()
      return false
    }
  }

  /** Waits for a link to lead away, which other changes of the page may precede. */
  private async leaves(from: string, href: string): Promise<void> {
    if (href === from || new URL(href).origin !== new URL(from).origin) return
    const isElsewhere = ({ href: now }: URL) => now !== from
    await this.page.waitForURL(isElsewhere, { timeout: GOES_BACK_IN, waitUntil: 'commit' }).catch(() => undefined)
  }

  private async controls(): Promise<Control[]> {
    const read = () => this.page.evaluate((selector) => sweep.controls(selector), this.screen.scope)
    // A link may lead away only now.
    const found = await read().catch(() => null)
    if (found) return found
    await this.reopen()
    return (await read()) ?? []
  }

  private isDue(control: Control): boolean {
    if (this.pressed.has(control.kind)) return false
    if (UNTOUCHED.test(control.role)) return false
    if (this.isKnown(control)) return false
    return this.way !== 'keyboard' || !(TYPED.test(control.role) || KEYED.test(control.role))
  }

  /** Whether another screen has it: once by keyboard and finger is enough, and states of a screen have what is theirs pressed. */
  private isKnown({ kind }: Control): boolean {
    return (this.way !== 'mouse' || this.screen.answers !== undefined) && known.has(`${this.way} ${kind}`)
  }

  /** Whether it does nothing by its nature. */
  private isSilent({ kind }: Control): boolean {
    return Object.keys(this.screen.silent ?? {}).some((name) => kind.includes(name))
  }

  /** Whether a link is followed: the first of its pattern, by a pointer. */
  private isFollowed(control: Control): boolean {
    linked.add(control.href ?? '')
    const kind = pattern(control)
    if (this.way === 'keyboard' || followed.has(kind)) return false
    followed.add(kind)
    return true
  }

  private async one(control: Control, timeoutMs: number): Promise<string> {
    this.count += 1
    return this.press(control, timeoutMs).catch((error: Error) => {
      // The press left the page.
      if (/context was destroyed|navigation|frame was detached/i.test(error.message)) return ''
      throw new Error(`${this.way} on ${control.kind} (${control.name}): ${error.message}`)
    })
  }

  /** Presses a control once more on the screen as it opens: earlier presses may have covered it. */
  private async again({ kind }: Control): Promise<void> {
    await this.reopen()
    const control = (await this.controls()).find((one) => one.kind === kind)
    const fault = control && (await this.one(control, LONG_PATIENCE))
    if (fault) this.faults.push(`${this.way} on “${control.name}” (${kind}) ${fault}`)
  }

  private async reopen(): Promise<void> {
    this.reopened += 1
    await openScreen(this.page, this.screen)
  }

  private async press(control: Control, patience: number): Promise<string> {
    const { page } = this
    const consequence = (limit = patience) => page.evaluate((time) => sweep.consequence(time), limit)
    if (this.way === 'keyboard') {
      const isFocused = await page.evaluate((id) => sweep.focus(id), control.id)
      if (!isFocused) return 'cannot be focused'
      await page.keyboard.press(/^(checkbox|radio|switch)$/.test(control.role) ? 'Space' : 'Enter')
      return control.isChosen ? '' : consequence()
    }
    const point = await page.evaluate((id) => sweep.aim(id), control.id)
    if (!point) return ''
    if (point.covered) return `is covered by ${point.covered}`
    if (control.role === 'select') {
      await page.evaluate((id) => sweep.focus(id), control.id)
      await page.keyboard.press('ArrowDown')
      if ((await consequence(300)) === '') return ''
      await page.keyboard.press('ArrowUp')
      return consequence()
    }
    if (this.way === 'touch') await page.touchscreen.tap(point.x, point.y)
    else await page.mouse.click(point.x, point.y)
    if (!TYPED.test(control.role)) return control.isChosen ? '' : consequence()
    await page.keyboard.type('1')
    const fault = await consequence()
    await page.keyboard.press('Backspace')
    return fault
  }

  private where() {
    return this.page.evaluate(([selector, ready]) => sweep.where(selector, ready), [
      this.screen.scope,
      this.screen.ready,
    ] as const)
  }

  /** Goes back to the screen: Escape closes what a press opened; what it closed is opened by its last steps, or anew. */
  private async restore(start: Awaited<ReturnType<typeof this.where>>): Promise<void> {
    let isMoreOpen = false
    const isBack = async () => {
      const now = await this.where().catch(() => null)
      if (!now) return false
      const more = now.popups.filter((popup) => !start.popups.includes(popup))
      for (const name of more) this.opened.add(name)
      isMoreOpen = more.length > 0
      return JSON.stringify(now) === JSON.stringify(start)
    }
    const isResumed = async (limit = CLOSES_IN) =>
      (await resumeScreen(this.page, this.screen, limit)) && (await isBack())
    if (await isBack()) return
    if (!isMoreOpen && (await isResumed())) return
    if (this.page.url() === start.url) {
      await this.page.keyboard.press('Escape').catch(() => undefined)
      if ((await isBack()) || (await isResumed())) return
    } else if (await this.page.evaluate(() => sweep.goBack()).catch(() => false)) {
      if (await isResumed(GOES_BACK_IN)) return
    }
    await this.reopen()
  }
}

/** Requests every address that links led to since the last time. @returns those that lead nowhere. */
export async function requestLinks(page: Page): Promise<string[]> {
  const fresh = [...linked].filter((href) => !requested.has(href))
  linked.clear()
  for (const href of fresh) requested.add(href)
  const { origin } = new URL(page.url())
  const answers = await Promise.all(
    fresh.map(async (href) => {
      const { protocol, origin: site } = new URL(href)
      if (site !== origin) return /^(https?|mailto|javascript):$/.test(protocol) ? '' : `${href} is no address`
      const status = (await page.request.get(href)).status()
      return status < 400 ? '' : `${href} answers ${status}`
    }),
  )
  return answers.filter(Boolean)
}

/**
 * Presses keys after a press on an empty place at the edge of the page.
 * @param keys each with the text that it brings. @returns those that did not.
 */
export async function pressKeys(page: Page, keys: Record<string, string>): Promise<string[]> {
  const faults: string[] = []
  for (const [key, text] of Object.entries(keys)) {
    await page.mouse.click(4, 500)
    await page.keyboard.press(key)
    const shown = page.getByText(text).first()
    const isShown = await shown.waitFor({ timeout: 2 * TIMEOUT_MS }).then(
      () => true,
      () => false,
    )
    if (!isShown) faults.push(`${key} after a press on an empty place does not bring “${text}”`)
  }
  return faults
}
