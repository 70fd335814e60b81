import { expect } from '@playwright/test'
import type { Engine } from './engine'

type Place = { x: number; y: number; width: number; height: number }
/** What to press or read: the nth element with the text, within the first element of a selector. */
export type Where = { within?: string; nth?: number }

/** Problems of the page are kept in the browser, over page loads; run before each look at the page. */
const HOOK = `(() => {
  if (window.isWatched) return
  window.isWatched = true
  const keep = (text) => localStorage.setItem('problems', JSON.stringify([...JSON.parse(localStorage.getItem('problems') ?? '[]'), text]))
  // A layout that takes a second frame to settle is no fault.
  addEventListener('error', ({ message }) => message && !message.startsWith('ResizeObserver loop') && keep('error: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => keep('rejection: ' + reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => keep('policy: ' + violatedDirective + ' ' + blockedURI))
  const { error } = console
  console.error = (...parts) => { keep('console: ' + parts.join(' ')); error(...parts) }
})()`

/** A person in front of an engine: presses words, types, and looks at texts and boxes. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    private readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.engine.open(`${this.site}${path}`)
    const isHydrated = () => document.querySelector<HTMLFormElement>('header form[role=search]')?.noValidate ?? true
    await this.wait(isHydrated, null, 'the scripts of the page have started')
  }

  back = () => this.engine.back()
  reload = () => this.engine.reload()
  type = (text: string) => this.engine.type(text)
  key = (key: 'Enter' | 'Escape') => this.engine.press(key)
  chooseFile = (selector: string, file: string) => this.engine.chooseFile(selector, file)

  /** The result of a function in the page, which may use nothing from outside. */
  async read<Argument, Result>(look: (argument: Argument) => Result, argument: Argument): Promise<Result> {
    return (await this.engine.evaluate(`(${HOOK}, (${look})(${JSON.stringify(argument)}))`)) as Result
  }

  /** Waits until a function in the page returns something true, and returns it. */
  async wait<Argument, Result>(
    look: (argument: Argument) => Result,
    argument: Argument,
    what: string,
  ): Promise<NonNullable<Result>> {
    let result: Result | null = null
    await expect
      .poll(
        // A page may be replaced meanwhile.
        async () => Boolean((result = await this.read(look, argument).catch(() => null))),
        { message: what, timeout: 20_000, intervals: [50, 100, 200] },
      )
      .toBe(true)
    if (result === null || result === undefined) throw new Error(what)
    return result
  }

  /** Waits until the page shows a text. */
  sees = (text: string) => this.wait((part) => document.body.innerText.includes(part), text, `the page shows ${text}`)

  /** The box of a visible text, scrolled to the middle. */
  box(text: string, where: Where = {}): Promise<Place> {
    return this.wait(placeOfText, { text, ...where }, `the page has the text ${text}`)
  }

  /** Presses the middle of a visible text. */
  async press(text: string, where: Where = {}): Promise<void> {
    await this.pressPlace(() => this.box(text, where))
  }

  /** Presses a field by its label, and waits until it has the focus. */
  async pressField(label: string): Promise<void> {
    await this.pressPlace(() => this.wait(placeOfField, label, `the page has the field ${label}`))
  }

  /** Presses the middle of the first visible element of a selector. */
  async pressElement(selector: string): Promise<void> {
    await this.pressPlace(() => this.wait(placeOfElement, selector, `the page has ${selector}`))
  }

  /** Waits until the place rests: something above it may still load. */
  private async pressPlace(find: () => Promise<Place>): Promise<void> {
    let place = await find()
    await expect(async () => {
      const before = place
      place = await find()
      expect(place).toEqual(before)
    }).toPass({ timeout: 10_000, intervals: [50] })
    await this.engine.click(place.x + place.width / 2, place.y + place.height / 2)
  }

  /** Types into a field. */
  async fill(label: string, text: string): Promise<void> {
    await this.pressField(label)
    await this.type(text)
  }

  /** Replaces what is in a field. */
  async replace(label: string, text: string): Promise<void> {
    await this.pressField(label)
    await this.read(() => (document.activeElement as HTMLInputElement).select(), null)
    await this.type(text)
  }

  /** Errors of scripts and violations of the policy since it was last asked. */
  problems(): Promise<string[]> {
    return this.read(() => {
      const found = JSON.parse(localStorage.getItem('problems') ?? '[]') as string[]
      localStorage.removeItem('problems')
      return found
    }, null)
  }
}

function placeOfText({ text, within = 'body', nth = 0 }: Where & { text: string }) {
  const root = document.querySelector(within)
  if (!root) return null
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let left = nth
  while (texts.nextNode()) {
    const node = texts.currentNode
    const element = node.parentElement
    if (node.nodeValue?.trim() !== text || !element?.checkVisibility({ visibilityProperty: true })) continue
    if (left-- > 0) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const range = document.createRange()
    range.selectNodeContents(node)
    // A name that only screen readers get stands for its control.
    const shown = element.clientWidth === 1 ? (element.closest('a, button') ?? range) : range
    const { x, y, width, height } = shown.getBoundingClientRect()
    return width > 0 ? { x, y, width, height } : null
  }
  return null
}

function placeOfField(label: string) {
  const nameOf = (field: Element) =>
    field.getAttribute('aria-label') ??
    document.getElementById(field.getAttribute('aria-labelledby') ?? '')?.textContent ??
    (field as HTMLInputElement).labels?.[0]?.textContent ??
    (field as HTMLInputElement).placeholder ??
    ''
  const field = [...document.querySelectorAll('input, textarea, select, [contenteditable=true]')].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && nameOf(each).trim().startsWith(label),
  )
  if (!field) return null
  field.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = field.getBoundingClientRect()
  return { x, y, width, height }
}

function placeOfElement(selector: string) {
  const element = [...document.querySelectorAll(selector)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}
