import { isAllowedImage } from '../links/allowed-url'
import { isAroundPicture } from './convert/pasted-captions'

const EMBEDDED = 'iframe, embed, object, video, audio'
const LINKED_PICTURE = 'a[href]:has(img):not(figure[data-video] > a)'
const KINDS: [selector: string, one: string, many: string][] = [
  ['img', 'a picture', 'pictures'],
  [EMBEDDED, 'something embedded', 'embedded things'],
  ['svg, canvas', 'a drawing', 'drawings'],
  ['math', 'a formula', 'formulas'],
  [LINKED_PICTURE, 'the link of a picture', 'links of pictures'],
  ['input, select, textarea, button', 'a form field', 'form fields'],
]

/** Readable names of what a paste cannot keep, such as `2 pictures`; for a tree with converted players. */
export function leftOutOf(body: HTMLElement): string[] {
  return KINDS.flatMap(([selector, one, many]) => {
    const found = [...body.querySelectorAll(selector)].filter(isLeftOut)
    const count =
      found.length + (selector === EMBEDDED ? [...body.querySelectorAll('*')].filter(isEmptyComponent).length : 0)
    if (count === 0) return []
    return [count === 1 ? one : `${count} ${many}`]
  })
}

/** Whether an element is a custom element without content of its own, such as a map. */
const isEmptyComponent = (element: Element) =>
  /^[a-z]\w*-/.test(element.localName) && !element.textContent?.trim() && !element.querySelector(`img, ${EMBEDDED}`)

function isLeftOut(element: Element): boolean {
  if (element.matches(LINKED_PICTURE)) return isAroundPicture(element)
  if (element.localName === 'img') return !isTracker(element) && !isAllowedImage(element.getAttribute('src') ?? '')
  // Icons have no text; a decorated link is kept.
  return !element.closest('a, button button') && element.getAttribute('type') !== 'hidden'
}

/** An invisible picture. */
const isTracker = (image: Element) => ['width', 'height'].some((name) => /^[01]$/.test(image.getAttribute(name) ?? ''))
