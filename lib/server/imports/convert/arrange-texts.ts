import { type Document, type Element, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { releaseCaption, unwrap } from './arrange-pictures'

const COLORED = /(?:^|[;\s])(?:background|color)[\w-]*\s*:|text-align:\s*(?:center|right|justify)/i
const COLORED_CLASS = /\bhas-(?:[\w-]+-(?:color|background)|text-align-(?:center|right))\b/
const CELL = /^t[dh]$/

/** Elements of text that may be decorated. */
const TEXTS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span', 'font', 'div', 'mark', 'li', 'strong', 'em', 'a']

const named = (body: Document | Element, ...names: string[]) =>
  DomUtils.getElementsByTagName((name) => names.includes(name), body)

const isDecorated = (element: Element) =>
  (element.name === 'mark' ||
    // Tables keep the alignment of their cells.
    (!CELL.test(element.name) &&
      (COLORED.test(element.attribs['style'] ?? '') || COLORED_CLASS.test(element.attribs['class'] ?? '')))) &&
  DomUtils.textContent(element).trim() !== ''

/**
 * Makes of quotes and their sources, keys, and figures around anything but pictures and tables what a post can hold.
 * @returns a sentence for what it cannot.
 */
export function arrangeTexts(body: Document): string[] {
  const isPlain = named(body, ...TEXTS).every((element) => !isDecorated(element))
  for (const key of named(body, 'kbd', 'samp', 'tt')) key.name = 'code'
  for (const quote of named(body, 'q')) {
    DomUtils.prependChild(quote, new Text('“'))
    DomUtils.appendChild(quote, new Text('”'))
  }
  for (const quote of named(body, 'blockquote'))
    for (const child of quote.children) if (DomUtils.isTag(child) && child.name === 'cite') child.name = 'p'
  for (const figure of named(body, 'figure').reverse()) {
    if ('data-video' in figure.attribs || named(figure, 'img', 'table', 'iframe').length > 0) continue
    releaseCaption(figure)
    unwrap(figure)
  }
  const short = named(body, 'abbr', 'acronym').filter(({ attribs }) => attribs['title']?.trim())
  const meanings = new Set(short.map((each) => `${DomUtils.textContent(each)} (${each.attribs['title']})`))
  return [
    ...(isPlain ? [] : ['Colors, highlights and the alignment of text were left out.']),
    ...(meanings.size > 0 ? [`What abbreviations stand for was left out: ${[...meanings].join(', ')}`] : []),
  ]
}
