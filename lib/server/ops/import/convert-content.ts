import 'server-only'
import { type Element, isTag } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'

/** What an element of the old post becomes. */
type Conversion = {
  /** The address of a stored picture; null if it cannot be had. */
  pictureOf: (src: string) => Promise<string | null>
  /** The path of an imported post at an old address; null if there is none. */
  pathOf: (href: string) => string | null
}

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|heic|tiff?)(?:[?#]|$)/i
/** Elements that a post cannot hold, by their names for a reader. */
const LEFT_OUT = new Map([
  ['iframe', 'an embedded page'],
  ['video', 'a video'],
  ['audio', 'a sound'],
  ['form', 'a form'],
  ['object', 'an embedded file'],
])

/** Pages load pictures lazily by scripts that move these attributes. */
const sourceOf = ({ attribs }: Element) =>
  [attribs['data-src'], attribs['data-lazy-src'], attribs['data-orig-file'], attribs['src']].find(
    (src) => src && !src.startsWith('data:'),
  )

/** Replaces an element that shows another page by a link to it. */
function linkTo(element: Element, address: string): void {
  element.name = 'p'
  element.attribs = {}
  const [link] = parseDocument('<a></a>').children
  if (!link || !isTag(link)) return
  link.attribs = { href: address }
  const [text] = parseDocument('x').children
  if (text && 'data' in text) text.data = address
  if (text) DomUtils.appendChild(link, text)
  element.children = []
  DomUtils.appendChild(element, link)
}

/** A link around a picture that leads to the picture itself: pictures are shown in full here. */
function unwrap(link: Element): void {
  for (const child of [...link.children]) DomUtils.prepend(link, child)
  DomUtils.removeElement(link)
}

/**
 * Brings the body of an imported post to this site: its pictures are stored here, links to imported posts lead to their
 * new addresses, and embedded pages become links.
 * @returns HTML, not sanitized, and a sentence for what was left out.
 */
export async function convertContent(html: string, { pictureOf, pathOf }: Conversion) {
  const body = parseDocument(html)
  const notes: string[] = []
  for (const picture of DomUtils.getElementsByTagName('img', body)) {
    const src = sourceOf(picture)
    const stored = src ? await pictureOf(src) : null
    if (stored) picture.attribs['src'] = stored
    else if (src && /^https?:/.test(src))
      notes.push(`A picture could not be fetched and stays at its old address: ${src}`)
    else notes.push(`A picture is missing: ${src ?? 'it has no address'}`)
    if (!stored && !/^https?:/.test(src ?? '')) DomUtils.removeElement(picture)
    delete picture.attribs['srcset']
  }
  for (const link of DomUtils.getElementsByTagName('a', body)) {
    const href = link.attribs['href'] ?? ''
    const path = pathOf(href)
    if (path) link.attribs['href'] = path
    else if (PICTURE_FILE.test(href) && DomUtils.getElementsByTagName('img', link).length > 0) unwrap(link)
  }
  for (const [name, meaning] of LEFT_OUT) {
    for (const element of DomUtils.getElementsByTagName(name, body)) {
      const source = DomUtils.getElementsByTagName('source', element)[0]?.attribs['src']
      const address = element.attribs['src'] ?? element.attribs['data-src'] ?? element.attribs['data'] ?? source ?? ''
      const isWeb = /^(?:https?:)?\/\//.test(address)
      notes.push(isWeb ? `In place of ${meaning} there is a link to it.` : `It held ${meaning}, which was left out.`)
      if (isWeb) linkTo(element, address.replace(/^\/\//, 'https://'))
      else DomUtils.removeElement(element)
    }
  }
  return { html: DomUtils.getInnerHTML(body), notes: [...new Set(notes)] }
}
