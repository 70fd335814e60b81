import { isVisible, nameOf, repetitions, scope } from './controls'

const describe = (element: Element) =>
  `${element.localName} “${(nameOf(element) || element.className.toString()).slice(0, 60)}”`

/** Content that is wider than the page, or than a popup. */
function overflows(root: Element): string[] {
  const page = document.documentElement
  const wide = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : []
  const isWide = root.scrollWidth > root.clientWidth + 1 && getComputedStyle(root).overflowX !== 'visible'
  return isWide ? [...wide, `${describe(root)} is ${root.scrollWidth} px wide of ${root.clientWidth}`] : wide
}

const FRAMES = 'button, [role=tab], a[class*="rounded"], summary'

/** The nearest element that text has to fit into; null where an ellipsis marks the cut, or it can be scrolled. */
function frameOf(element: Element): Element | null {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null
    // Its button shows the ellipsis.
    if (at.previousElementSibling?.matches('button[aria-expanded]')) return null
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) return null
    if (/hidden|clip/.test(style.overflowX + style.overflowY) || at.matches(FRAMES)) return at
  }
  return null
}

const texts = (root: Element): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (/\S/.test(text.data) && text.parentElement && isVisible(text.parentElement)) found.push(text)
  }
  return found.filter((text) => !text.parentElement?.closest('option, .sr-only, svg, [aria-hidden=true]'))
}

/** Text that is cut off without an ellipsis, or stands out of its button. */
function clippedTexts(root: Element): string[] {
  const range = document.createRange()
  return texts(root).flatMap((text) => {
    const parent = text.parentElement as Element
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const frame = frameOf(parent)
    if (!frame || box.width === 0) return []
    const around = frame.getBoundingClientRect()
    // Visually hidden text is one pixel large; lines after the last one that shows are none.
    if (around.width <= 1 || around.height <= 1 || box.top >= around.bottom - 1) return []
    const isCut = box.left < around.left - 1.5 || box.right > around.right + 1.5 || box.bottom > around.bottom + 5
    return isCut ? [`“${text.data.trim().slice(0, 50)}” does not fit into ${describe(frame)}`] : []
  })
}

const WORDS_IN = 'h1, h2, h3, button, summary, label, legend, th, dt, [role=tab], [role^=menuitem]'

/** Words that are broken over two lines without a hyphen. */
function brokenWords(root: Element): string[] {
  const range = document.createRange()
  return texts(root)
    .filter((text) => text.parentElement?.closest(WORDS_IN))
    .flatMap((text) =>
      [...text.data.matchAll(/[\p{L}\d]{3,}/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 1 ? [`the word “${word}” is broken in ${describe(text.parentElement as Element)}`] : []
      }),
    )
}

/** Fields whose placeholder, or choice, is wider than they are. */
function cutPlaceholders(root: Element): string[] {
  const drawing = document.createElement('canvas').getContext('2d')
  return [...root.querySelectorAll<HTMLInputElement>('input[placeholder]')].filter(isVisible).flatMap((field) => {
    if (!drawing) return []
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    drawing.font = getComputedStyle(field, '::placeholder').font
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const needed = drawing.measureText(field.placeholder).width
    return needed > room + 1 ? [`the placeholder “${field.placeholder}” needs ${Math.round(needed)} of ${room} px`] : []
  })
}

/** Without the text of the editor, where the caret shows it. */
const FOCUSABLE =
  'a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex="0"]:not([contenteditable=true])'

const drawn = (element: Element): string =>
  [element, element.parentElement, element.closest('label'), (element as HTMLInputElement).labels?.[0]]
    .map((one) => {
      if (!one) return ''
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
        getComputedStyle(one)
      const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : outlineWidth + outlineColor
      return [outline, boxShadow, borderColor, backgroundColor].join()
    })
    .join('\n')

/** Controls that look the same with the keyboard's focus as without, of long lists the first. Call it after a key was pressed. */
export function invisibleFocus(selector: string | undefined): string[] {
  const { activeElement } = document
  const root = scope(selector)
  const repeated = repetitions(root)
  if (activeElement instanceof HTMLElement) activeElement.blur()
  const faults = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].flatMap((element) => {
    if (repeated.some((item) => item.contains(element))) return []
    if (!isVisible(element) || element.matches(':disabled') || element.tabIndex < 0) return []
    const without = drawn(element)
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) return []
    const isDrawn = drawn(element) !== without
    element.blur()
    return isDrawn ? [] : [`${describe(element)} shows no focus`]
  })
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  return faults
}

/** Renders what is rendered near the view alone, as a page that was scrolled through. @returns what undoes that. */
export async function renderLate(): Promise<() => void> {
  const late = [...document.querySelectorAll<HTMLElement>('[class*="near-"]')]
  for (const element of late) element.style.contentVisibility = 'visible'
  // Texts get their buttons in the frame after the one that measures them.
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  return () => late.forEach((element) => (element.style.contentVisibility = ''))
}

/** What is wrong with the look of a part of the page. */
export async function faults(selector: string | undefined): Promise<string[]> {
  const restore = await renderLate()
  const root = scope(selector)
  const all = [...overflows(root), ...clippedTexts(root), ...brokenWords(root), ...cutPlaceholders(root)]
  restore()
  return [...new Set(all)]
}
