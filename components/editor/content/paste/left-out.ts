import { isAllowedImage } from '../links/allowed-url'

const KINDS: [selector: string, one: string, many: string][] = [
  ['img', 'a picture', 'pictures'],
  ['iframe, embed, object, video, audio', 'something embedded', 'embedded things'],
  ['svg, canvas', 'a drawing', 'drawings'],
  ['input, select, textarea, button', 'a form field', 'form fields'],
]

/** Readable names of what a paste cannot keep, such as `2 pictures`; for a tree with converted players. */
export function leftOutOf(body: HTMLElement): string[] {
  return KINDS.flatMap(([selector, one, many]) => {
    const count = [...body.querySelectorAll(selector)].filter(isLeftOut).length
    if (count === 0) return []
    return [count === 1 ? one : `${count} ${many}`]
  })
}

function isLeftOut(element: Element): boolean {
  if (element.localName === 'img') return !isTracker(element) && !isAllowedImage(element.getAttribute('src') ?? '')
  // Icons have no text; a decorated link is kept.
  return !element.closest('a, button button') && element.getAttribute('type') !== 'hidden'
}

/** An invisible picture. */
const isTracker = (image: Element) => ['width', 'height'].some((name) => /^[01]$/.test(image.getAttribute(name) ?? ''))
