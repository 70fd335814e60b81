import 'server-only'
import type { Document, Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { videoOf } from '@/lib/format/pictures/video'

/** What an element of the old post becomes. */
type Conversion = {
  /** The address of a stored picture; null if it cannot be had. */
  pictureOf: (src: string) => Promise<string | null>
  /** The path of an imported post at an old address; null if there is none. */
  pathOf: (href: string) => string | null
}

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|heic|tiff?)(?:[?#]|$)/i
/** Elements that a post cannot hold, by their names for a reader. */
const EMBEDDED = new Map([
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

/** A link around a picture that leads to the picture itself: pictures are shown in full here. */
function unwrap(link: Element): void {
  for (const child of [...link.children]) DomUtils.prepend(link, child)
  DomUtils.removeElement(link)
}

/**
 * Reduces what is embedded to its address, of which `cleanContent` makes a video or a link; what has none is left out.
 * @returns a sentence for each that does not stay what it was.
 */
function reduceEmbedded(body: Document): string[] {
  const notes: string[] = []
  for (const [name, meaning] of EMBEDDED) {
    for (const element of DomUtils.getElementsByTagName(name, body)) {
      const { src, 'data-src': lazy, data } = element.attribs
      const source = DomUtils.getElementsByTagName('source', element)[0]?.attribs['src']
      const address = src ?? lazy ?? data ?? source ?? ''
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

/**
 * Brings the body of an imported post to this site: its pictures are stored here, and links to imported posts lead to
 * their new addresses.
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
  notes.push(...reduceEmbedded(body))
  return { html: DomUtils.getInnerHTML(body), notes: [...new Set(notes)] }
}
