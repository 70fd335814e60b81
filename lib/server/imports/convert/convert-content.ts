import type { Document, Element } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { parseHtml } from '@/lib/reader/page/parse-markup'
import { videoOf } from '@/lib/format/video'
import { PICTURE_FILE } from '../../../import/files'
import { takeProductBoxes } from '../../../import/product-boxes'
import { arrangeCards } from './arrange-cards'
import { arrangePictures, removeEmpty, unwrap } from './arrange-pictures'
import { arrangeTexts } from './arrange-texts'

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
