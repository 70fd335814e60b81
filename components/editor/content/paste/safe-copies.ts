import { isAllowedLink, isAllowedImage } from '../links/allowed-url'

const SHOWN = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr br strong b em i u s del code a img sub sup ' +
    'figure figcaption table thead tbody tfoot tr th td caption div span section'
  ).split(' '),
)
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'data-align', 'start', 'colspan', 'rowspan']

/** Copies of an element's children, reduced to allowed elements and attributes. */
export function safeCopies(source: Element): Node[] {
  return [...source.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.textContent ?? '')]
    if (!(node instanceof Element)) return []
    if (!SHOWN.has(node.localName))
      return node.matches('script, style, iframe, object, template, svg') ? [] : safeCopies(node)
    const copy = document.createElement(node.localName)
    for (const name of ATTRIBUTES) {
      const value = node.getAttribute(name)
      if (value !== null && isSafe(name, value)) copy.setAttribute(name, value)
    }
    copy.append(...safeCopies(node))
    return [copy]
  })
}

function isSafe(name: string, value: string): boolean {
  if (name === 'href') return isAllowedLink(value)
  return name !== 'src' || isAllowedImage(value)
}
