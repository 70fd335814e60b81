import { elementOf, nameOf, popups } from './controls'

const STATES =
  '[aria-expanded], [aria-pressed], [aria-selected], [aria-checked], [aria-current], [aria-invalid], [aria-disabled], ' +
  '[aria-busy], [aria-valuenow], details, input, textarea, select, img, iframe'
const SCROLLED = '[class*="overflow"], [class*="snap"], [class*="scroll"]'
/** What comes and goes by itself: tooltips, which the pointer alone opens, and toasts. */
const PASSING = '[role=tooltip], .bg-ink, [data-sonner-toaster]'

/** Milliseconds between two looks at the whole page. */
const LOOKS_EVERY = 50

/** Clipboard, printing, sharing and full screen, which leave no trace in the page. */
let effects = 0
export const noteEffect = (): void => void (effects += 1)

const isField = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable=true]')

function focusOf(pressed: Element | undefined): string {
  const active = document.activeElement
  if (isField(active)) return `field ${[...document.querySelectorAll('input, textarea, select')].indexOf(active)}`
  if (!active || active === document.body || active.localName === 'main' || active.contains(pressed ?? null)) return ''
  return pressed?.contains(active) ? '' : `${active.localName} ${active.textContent?.slice(0, 40)}`
}

function stateOf(element: Element): string {
  const aria = [...element.attributes].filter(({ name }) => name.startsWith('aria-')).map(({ value }) => value)
  if (element instanceof HTMLInputElement)
    return [element.value, element.checked, element.disabled, element.type, ...aria].join()
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return element.value
  if (element instanceof HTMLDetailsElement) return String(element.open)
  if (element instanceof HTMLImageElement)
    return [element.currentSrc, element.width, Math.round(element.x), element.style.cssText].join()
  return aria.join()
}

function shownText(): string {
  const tips = [...document.querySelectorAll(PASSING)].map((tip) => (tip as HTMLElement).innerText)
  return tips.reduce((text, tip) => (tip ? text.replace(tip, '') : text), document.body.innerText)
}

/** Everything that a person could notice of the page, as one text. */
function stateOfPage(id: number): string {
  const { documentElement: root, body } = document
  // The page that a link leads to has begun.
  if (body === null) return location.href
  return [
    effects,
    location.href,
    document.title,
    root.className,
    root.style.cssText,
    body.className,
    Math.round(scrollX),
    Math.round(scrollY),
    focusOf(elementOf(id)),
    popups().length,
    ...[...document.querySelectorAll(SCROLLED)].map(({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`),
    ...[...document.querySelectorAll(STATES)].map(stateOf),
    ...[...document.querySelectorAll('[contenteditable=true]')].map((text) => text.innerHTML),
    shownText(),
  ].join('\n')
}

/** Whether a control did what its role promises: a check changes, a panel opens, a tab is chosen; null for other roles. */
function promise(id: number): string | null {
  const element = elementOf(id)
  if (!element?.isConnected) return null
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) return String(element.checked)
  if (element.matches('[role=switch], [role=checkbox]')) return element.getAttribute('aria-checked')
  if (element.matches('summary')) return String((element.parentElement as HTMLDetailsElement).open)
  return element.matches('[role=tab]') ? element.getAttribute('aria-selected') : null
}

/** The page as each step on the way to its screen began, without what comes and goes by itself. */
const marks: string[] = []

const mark = (): string =>
  [
    location.href,
    document.body.className,
    ...popups().map(nameOf),
    ...[...document.querySelectorAll(STATES)].filter((one) => !one.matches('img')).map(stateOf),
    shownText(),
  ]
    .join('\n')
    // React numbers elements that come anew.
    .replace(/_r_\w+?_/g, '')

/** The menus and lists that were open as the last step began. */
let menus: Element[] = []

/** Whether a popup is open but for the menu that the last step was in. */
export const isOpen = (): boolean => popups().some((popup) => !menus.includes(popup))

/** Notes that the steps before one were taken. */
export function markStep(step: number): void {
  menus = popups().filter((popup) => popup.matches('[role=menu], [role=listbox]'))
  marks.length = step
  marks[step] = mark()
}

/**
 * Waits until the page is again as one of the steps began.
 * @param limit milliseconds. @param last the last of the steps that may be it. @returns that step, the first of several; -1 for none.
 */
export async function stepAgain(limit: number, last: number): Promise<number> {
  const end = performance.now() + limit
  for (;;) {
    const step = marks.slice(0, last + 1).indexOf(mark())
    if (step >= 0 || marks.length === 0 || performance.now() > end) return step
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY))
  }
}

/** Goes back where a press changed the address of the page alone. @returns whether it does. */
export function goBack(): boolean {
  if (marks.length > 0) history.back()
  return marks.length > 0
}

let before = { state: '', promise: null as string | null, id: -1 }

/** Remembers the page before a press. */
export function remember(id: number): void {
  before = { state: stateOfPage(id), promise: promise(id), id }
}

/**
 * Waits until a press did something.
 * @param limit milliseconds. @returns what is wrong; empty if it did.
 */
export async function consequence(limit: number): Promise<string> {
  const end = performance.now() + limit
  for (;;) {
    const said = promise(before.id)
    const isKept = before.promise === null || said === null || said !== before.promise
    const isChanged = stateOfPage(before.id) !== before.state
    if (isKept && isChanged) return ''
    if (performance.now() > end)
      return isChanged ? `stays ${before.promise}, though something else changed` : 'does nothing'
    await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY))
  }
}
