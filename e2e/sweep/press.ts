import type { Page } from '@playwright/test'
import type { Control } from './page/controls'
import type { SweepInPage } from './page/main'
import { openScreen } from './open'
import type { Screen } from './screen'

declare const sweep: SweepInPage

export type Way = 'mouse' | 'touch' | 'keyboard'

/** Milliseconds in which a press has to do something. */
const PATIENCE = 1500
const TYPED = /^(text|search|email|password|url|tel|textarea|number|combobox|textbox|searchbox)$/
const UNTOUCHED = /^(date|time|datetime-local|range|file|color)$/

/** Kinds of links that were followed already. */
const followed = new Set<string>()
/** Addresses that links lead to, for a request each. */
const linked = new Set<string>()

const pattern = ({ href, role }: Control) => {
  const { pathname, search, hash, host } = new URL(href ?? '')
  const [, first, ...rest] = pathname.split('/')
  return [role, host, first, rest.length, search.split('=')[0], hash && '#'].join(' ')
}

/** Presses every control of an open screen in one way, and opens the screen again where a press left it. */
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
    const start = await this.where()
    for (;;) {
      const next = (await this.controls()).find((control) => this.isDue(control))
      if (!next) break
      this.pressed.add(`${next.kind} ${next.isLast}`)
      if (next.href && !this.isFollowed(next)) continue
      await this.one(next)
      await this.restore(start)
    }
  }

  private async controls(): Promise<Control[]> {
    return this.page.evaluate((selector) => sweep.controls(selector), this.screen.scope)
  }

  private isDue(control: Control): boolean {
    if (this.pressed.has(`${control.kind} ${control.isLast}`)) return false
    if (UNTOUCHED.test(control.role)) return false
    return this.way !== 'keyboard' || !(control.isLast || TYPED.test(control.role) || control.role === 'option')
  }

  /** Whether a link is followed: the first of its pattern; the others are only requested. */
  private isFollowed(control: Control): boolean {
    linked.add(control.href ?? '')
    const kind = `${this.way} ${pattern(control)}`
    if (followed.has(kind)) return false
    followed.add(kind)
    return true
  }

  private async one(control: Control): Promise<void> {
    this.count += 1
    const reason = Object.keys(this.screen.silent ?? {}).find((name) => control.kind.includes(name))
    const fault = await this.press(control).catch((error: Error) => {
      // The press left the page.
      if (/context was destroyed|navigation|frame was detached/i.test(error.message)) return ''
      throw new Error(`${this.way} on ${control.kind} (${control.name}): ${error.message}`)
    })
    if (fault && !reason) this.faults.push(`${this.way} on “${control.name}” (${control.kind}) ${fault}`)
  }

  private async press(control: Control): Promise<string> {
    const { page } = this
    if (this.way === 'keyboard') {
      const isFocused = await page.evaluate((id) => sweep.focus(id), control.id)
      if (!isFocused) return 'cannot be focused'
      await page.keyboard.press(/^(checkbox|radio|switch)$/.test(control.role) ? 'Space' : 'Enter')
      return control.isChosen ? '' : this.consequence()
    }
    const point = await page.evaluate((id) => sweep.aim(id), control.id)
    if (!point) return ''
    if (point.covered) return `is covered by ${point.covered}`
    if (control.role === 'select') {
      await page.evaluate((id) => sweep.focus(id), control.id)
      await page.keyboard.press('ArrowDown')
      if ((await this.consequence(300)) === '') return ''
      await page.keyboard.press('ArrowUp')
      return this.consequence()
    }
    if (this.way === 'touch') await page.touchscreen.tap(point.x, point.y)
    else await page.mouse.click(point.x, point.y)
    if (!TYPED.test(control.role)) return control.isChosen ? '' : this.consequence()
    await page.keyboard.type('1')
    const fault = await this.consequence()
    await page.keyboard.press('Backspace')
    return fault
  }

  private consequence(limit = PATIENCE): Promise<string> {
    return this.page.evaluate((patience) => sweep.consequence(patience), limit)
  }

  private where() {
    return this.page.evaluate((selector) => sweep.where(selector), this.screen.scope)
  }

  /** Goes back to the screen: Escape closes what a press opened; otherwise it is opened again. */
  private async restore(start: Awaited<ReturnType<typeof this.where>>): Promise<void> {
    const isBack = async () => {
      const now = await this.where().catch(() => null)
      if (!now) return false
      for (const name of now.popups.filter((popup) => !start.popups.includes(popup))) this.opened.add(name)
      return JSON.stringify(now) === JSON.stringify(start)
    }
    if (await isBack()) return
    if (this.page.url() === start.url) {
      await this.page.keyboard.press('Escape').catch(() => undefined)
      if (await isBack()) return
    }
    this.reopened += 1
    await openScreen(this.page, this.screen)
  }
}

const asked = new Set<string>()

/** Requests every address that links led to since the last time. @returns those that lead nowhere. */
export async function requestLinks(page: Page): Promise<string[]> {
  const fresh = [...linked].filter((href) => !asked.has(href))
  linked.clear()
  for (const href of fresh) asked.add(href)
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

/** Presses keys after a press on an empty place at the edge of the page. @returns those that did nothing. */
export async function pressKeys(page: Page, keys: string[]): Promise<string[]> {
  const faults: string[] = []
  for (const key of keys) {
    await page.mouse.click(4, 500)
    await page.evaluate(() => sweep.remember(-1))
    await page.keyboard.press(key)
    const fault = await page.evaluate((patience) => sweep.consequence(patience), PATIENCE)
    if (fault) faults.push(`${key} after a press on an empty place ${fault}`)
  }
  return faults
}
