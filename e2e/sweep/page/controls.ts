/** What a person can press, and where. */
export type Control = {
  /** The same for repetitions of one component in a list. */
  kind: string
  name: string
  role: string
  /** Where a link leads; null for others. */
  href: string | null
  /** Whether it already says that it is chosen, so that pressing it again changes nothing. */
  isChosen: boolean
  id: number
}

const CONTROLS =
  'a[href]:not([contenteditable=true] a), button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=option], ' +
  '[role=switch], [role^=menuitem], [contenteditable=true]'
/** Dialogs, menus and lists of suggestions. */
const POPUPS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
const ITEMS = 'li, tr, article, [role=option], [role=row]'

export const isVisible = (element: Element): boolean => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && !element.closest('[inert], [hidden]')
}

/** The open dialogs, menus and lists of suggestions, the topmost last. */
export const popups = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(POPUPS)].filter(
    (popup) => isVisible(popup) && !popup.closest('[data-ending-style]'),
  )

export function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = (element as HTMLInputElement).labels
  const text =
    labelled.map((id) => document.getElementById(id)?.textContent).join(' ') ||
    element.getAttribute('aria-label') ||
    (labels?.length ? labels[0]?.textContent : element.textContent) ||
    element.getAttribute('title') ||
    element.getAttribute('placeholder') ||
    ''
  return text.replace(/\s+/g, ' ').trim().slice(0, 80)
}

const roleOf = (element: Element): string =>
  element.getAttribute('role') ??
  (element instanceof HTMLInputElement
    ? element.type
    : element.matches('[contenteditable=true]')
      ? 'textbox'
      : element.localName)

const isOff = (element: Element) => element.matches(':disabled, [aria-disabled=true]')

/** Elements from an item of a list down to one of its parts, by tag. */
function pathIn(item: Element, element: Element): string {
  const path: string[] = []
  for (let at: Element | null = element; at && at !== item; at = at.parentElement) path.unshift(at.localName)
  return path.join('>')
}

/** The item of a list of several that an element is in; null for none. */
function repeatedItem(element: Element): Element | null {
  const item = element.closest(ITEMS)
  if (!item?.parentElement) return null
  const similar = [...item.parentElement.children].filter((other) => other.localName === item.localName)
  return similar.length > 1 ? item : repeatedItem(item.parentElement)
}

function kindOf(element: Element, role: string, name: string): string {
  const item = repeatedItem(element)
  if (!item || /^menuitem|^tab$/.test(role)) return `${role}: ${name}`
  const list = item.parentElement
  const own = /^(button|summary|select|text)$/.test(role) ? (/^[\w’-]+/.exec(name)?.[0] ?? '') : ''
  return `${role} ${own} in ${list?.getAttribute('aria-label') ?? ''} ${pathIn(item, element)}`
}

const isChosen = (element: Element) =>
  element.matches('[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])') ||
  element.matches('input[type=radio]:checked, [role=menuitemradio][aria-checked=true]')

/** The part of the page that is looked at: the topmost popup, or what a selector names, or the main part. */
export const scope = (selector: string | undefined): Element =>
  (selector ? document.querySelector(selector) : (popups().at(-1) ?? document.querySelector('main'))) ?? document.body

const marked: Element[] = []
export const elementOf = (id: number): Element | undefined => marked[id]

/** The visible controls in a part of the page, of each kind the first; null while the part is not there. */
export function controls(selector: string | undefined): Control[] | null {
  if (selector && !document.querySelector(selector)) return null
  const found = [...scope(selector).querySelectorAll(CONTROLS)].filter((one) => isShown(one) && !isOff(one))
  const kinds = new Set<string>()
  return found.flatMap((element) => {
    const [role, name] = [roleOf(element), nameOf(element)]
    const kind = kindOf(element, role, name)
    if (kinds.has(kind)) return []
    kinds.add(kind)
    marked.push(element)
    const href = element instanceof HTMLAnchorElement ? element.href : null
    return { kind, name, role, href, isChosen: isChosen(element), id: marked.length - 1 }
  })
}

/** Items of long lists that are built like those before them. */
export const repetitions = (root: Element): Element[] =>
  [...root.querySelectorAll(ITEMS)].filter((item) => {
    const siblings = [...(item.parentElement?.children ?? [])].filter((other) => other.localName === item.localName)
    return siblings.length > 6 && siblings.indexOf(item) > 4
  })

/** Visible itself, or by the label that stands for it. */
const isShown = (element: Element) =>
  isVisible(element) || [...((element as HTMLInputElement).labels ?? [])].some((label) => isVisible(label))

/** Where a person presses: the middle of the first line of the visible text, or of the icon, or of the field. */
export function pressPoint(id: number): { x: number; y: number; covered: string } | null {
  const element = marked[id]
  if (!element?.isConnected) return null
  const label = [...((element as HTMLInputElement).labels ?? [])].find((one) => isVisible(one))
  const isField = element.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  const target = !isField && label ? label : element
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const box = (isField ? null : textBox(target)) ?? iconBox(target) ?? target.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  const isHit = hit !== null && (target.contains(hit) || element.contains(hit) || hit.closest('label') === label)
  return {
    x,
    y,
    covered: isHit ? '' : `${hit?.localName ?? 'nothing'} ${hit?.className.toString().slice(0, 60) ?? ''}`,
  }
}

function textBox(target: Element): DOMRect | null {
  const walker = document.createTreeWalker(target, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!text.data.trim() || !text.parentElement || !isVisible(text.parentElement)) continue
    if (text.parentElement.closest('select, .sr-only')) continue
    range.selectNodeContents(text)
    const box = [...range.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
    if (box) return box
  }
  return null
}

const iconBox = (target: Element): DOMRect | null => {
  const icon = [...target.querySelectorAll('svg, img, .icon')].find((one) => isVisible(one))
  return icon?.getBoundingClientRect() ?? null
}
