import { type Document, Element, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { parseHtml } from '@/lib/reader/page/parse-markup'
import { videoOf } from '@/lib/format/video'
import { PICTURE_FILE } from '../../../import/files'
import { takeProductBoxes } from '../../../import/product-boxes'
import { arrangePictures, removeEmpty, unwrap, releaseCaption } from './arrange-pictures'

type Answer<Value> = Value | Promise<Value>

/** What an element of the old post becomes. */
export type Conversion = {
  /** The address of a stored picture; null if it cannot be had. */
  pictureOf: (src: string) => Promise<string | null>
  /** Where a link of the old site leads now; null if it leads elsewhere, or to what did not come in. */
  pathOf: (href: string) => Answer<string | null>
  /** An address on the old site with its origin, as far as that is known. */
  absolute: (href: string) => Answer<string>
  /** Whether an address is one of the old site. */
  isOld: (href: string) => Answer<boolean>
}

/** Files that are no pages; of these only pictures are taken over. */
const FILE = /\/(?:wp-content|content\/(?:files|media))\/|\.(?!html?\b|php\b|aspx?\b)[a-z][a-z0-9]{1,4}(?:[?#]|$)/i
/** Elements that a post cannot hold, by their names for a reader. */
const EMBEDDED = new Map([
  ['iframe', 'an embedded page'],
  ['video', 'a video'],
  ['audio', 'a sound'],
  ['form', 'a form'],
  ['object', 'an embedded file'],
])

/** Characters of the address of a picture that is in the text itself; shorter ones hold places of lazy pictures. */
const MIN_DATA = 500

/** Pages load pictures lazily by scripts that move these attributes. */
const sourceOf = ({ attribs }: Element) =>
  [attribs['data-src'], attribs['data-lazy-src'], attribs['data-orig-file'], attribs['src']].find(
    (src) => src && (!src.startsWith('data:') || src.length >= MIN_DATA),
  )

/**
 * Reduces what is embedded to its address, of which `cleanContent` makes a video or a link; what has none is left out.
 * @returns a sentence for each that does not stay what it was.
 */
async function reduceEmbedded(body: Document, absolute: Conversion['absolute']): Promise<string[]> {
  const notes: string[] = []
  for (const [name, meaning] of EMBEDDED) {
    for (const element of DomUtils.getElementsByTagName(name, body)) {
      const { src, 'data-src': lazy, data } = element.attribs
      const source = DomUtils.getElementsByTagName('source', element)[0]?.attribs['src']
      const imageAddress = src ?? lazy ?? data ?? source ?? ''
      const address = imageAddress && (await absolute(imageAddress))
      if (/^(?:https?:)?\/\//.test(address)) {
        if (!videoOf(address)) notes.push(`In place of ${meaning} there is a link to it.`)
        Object.assign(element, { name: name === 'object' ? 'iframe' : name, attribs: { src: address }, children: [] })
      } else {
        notes.push(`It held ${meaning}, which was left out.`)
        DomUtils.removeElement(element)
      }
    }
  }
  return notes
}

/** Stores the pictures of a text here. @returns a sentence for each that cannot be had. */
async function placePictures(body: Document, pictureOf: Conversion['pictureOf']): Promise<string[]> {
  const notes: string[] = []
  for (const picture of DomUtils.getElementsByTagName('img', body)) {
    const src = sourceOf(picture)
    const stored = src ? await pictureOf(src) : null
    if (stored) picture.attribs['src'] = stored
    else if (src && /^https?:/.test(src))
      notes.push(`A picture could not be fetched and stays at its old address: ${src}`)
    else
      notes.push(
        `A picture is missing: ${src?.startsWith('data:') ? 'it cannot be read' : (src ?? 'it has no address')}`,
      )
    if (!stored && !/^https?:/.test(src ?? '')) DomUtils.removeElement(picture)
    delete picture.attribs['srcset']
  }
  return notes
}

/** Leads the links of a text to their new places. @returns a sentence for each that leads to what did not come in. */
async function redirectLinks(body: Document, { pictureOf, pathOf, absolute, isOld }: Conversion): Promise<string[]> {
  const notes: string[] = []
  for (const link of DomUtils.getElementsByTagName('a', body)) {
    const href = link.attribs['href'] ?? ''
    const isPicture = PICTURE_FILE.test(href)
    const isOldHref = await isOld(href)
    const path = (await pathOf(href)) ?? (isPicture && isOldHref ? await pictureOf(href) : null)
    // Pictures are shown in full here.
    if (isPicture && DomUtils.getElementsByTagName('img', link).length > 0) unwrap(link)
    else if (path) link.attribs['href'] = path
    else if (isOldHref && FILE.test(href)) {
      const address = await absolute(href)
      link.attribs['href'] = address
      notes.push(
        /^https?:/.test(address)
          ? `A file stays at its old address, as only pictures are taken over: ${address}`
          : `A file of the old site is not here, as only pictures are taken over: ${href}`,
      )
    } else if (isOldHref) notes.push(`A link leads to a page of the old site that did not come in: ${href}`)
  }
  return notes
}

/**
 * Brings the body of an imported post to this site: its pictures are stored here, and links to imported posts lead to
 * their new addresses.
 * @returns HTML, not sanitized, a sentence for what was left out, and the products of boxes that were in it.
 */
export async function convertContent(html: string, conversion: Conversion) {
  const { body, isTextOnly } = parseHtml(html)
  const boxes = takeProductBoxes(body)
  arrangeCards(body)
  arrangePictures(body)
  const notes = [
    ...(isTextOnly ? ['Its elements are nested too deeply, or never closed: only its text came in.'] : []),
    ...arrangeTexts(body),
    ...(await placePictures(body, conversion.pictureOf)),
    ...(await redirectLinks(body, conversion)),
    ...(await reduceEmbedded(body, conversion.absolute)),
  ]
  removeEmpty(body)
  return { html: DomUtils.getInnerHTML(body), notes: [...new Set(notes)], boxes }
}

/** The parts of Ghost's players around the video or sound: buttons, times and stand-ins for pictures. */
const PLAYER = new Set(['kg-video-overlay', 'kg-video-player-container', 'kg-audio-player', 'kg-audio-thumbnail'])

const tokensOf = (element: Element) => (element.attribs['class'] ?? '').split(/\s+/)

const textIn = (card: Element, token: string) => {
  const part = DomUtils.findOne((element) => tokensOf(element).includes(token), card.children)
  return part ? DomUtils.textContent(part).trim() : ''
}

/** A file is a link with its title in place of its icon, name and size. */
function reduceFile(card: Element): void {
  const [link] = DomUtils.getElementsByTagName('a', card)
  const title = textIn(card, 'kg-file-card-title') || textIn(card, 'kg-file-card-filename')
  if (!link || !title) return
  const caption = textIn(card, 'kg-file-card-caption')
  link.children = []
  DomUtils.appendChild(link, new Text(title))
  card.children = []
  for (const child of [link, ...(caption ? [new Text(caption)] : [])]) {
    const paragraph = new Element('p', {})
    DomUtils.appendChild(paragraph, child)
    DomUtils.appendChild(card, paragraph)
  }
}

/** Makes callouts of Ghost's callout cards, and leaves of its players what they play. */
export function arrangeCards(body: Document): void {
  const cards = DomUtils.filter(
    (node) => DomUtils.isTag(node) && tokensOf(node).some((token) => token.startsWith('kg-')),
    body,
  )
  for (const card of cards as Element[]) {
    const tokens = tokensOf(card)
    if (tokens.some((token) => PLAYER.has(token)) || tokens.includes('kg-callout-emoji')) DomUtils.removeElement(card)
    if (tokens.includes('kg-file-card')) reduceFile(card)
    if (tokens.includes('kg-callout-text')) card.name = 'p'
    if (tokens.includes('kg-callout-card')) Object.assign(card, { name: 'aside', attribs: { 'data-callout': 'note' } })
  }
}

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
