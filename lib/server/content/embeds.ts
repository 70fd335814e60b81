import { type Document, Element, isTag, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import type sanitizeHtml from 'sanitize-html'
import { PROVIDER_NAMES, videoOf } from '@/lib/format/video'

/** Attribute of a link that replaces something embedded, until `placeEmbeds`. */
export const EMBED_MARK = 'data-embed'

const NAMES: Record<string, string> = { video: 'Video', audio: 'Sound', source: 'Recording' }

/** Replaces players and frames by links to what they show, marked for `placeEmbeds`. */
export const EMBED_TRANSFORMS: Record<string, sanitizeHtml.Transformer> = {
  iframe: linkTo,
  embed: linkTo,
  video: linkTo,
  audio: linkTo,
  oembed: linkTo,
  // The children of `picture` have this name too.
  source: (tagName, attribs) =>
    /^(video|audio)\//.test(attribs.type ?? '') ? linkTo(tagName, attribs) : none(tagName),
}

const none = (tagName: string) => ({ tagName, attribs: {} })

function linkTo(tagName: string, { src, url, 'data-src': lazy }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const address = (src || lazy || url || '').trim().replace(/^\/\//, 'https://')
  const video = videoOf(address)
  if (video) return { tagName: 'a', attribs: { href: video.href, [EMBED_MARK]: '' }, text: videoText(video.provider) }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return none(tagName)
  const { host } = new URL(address)
  return {
    tagName: 'a',
    attribs: { href: address, [EMBED_MARK]: '' },
    text: `${NAMES[tagName] ?? 'Content'} at ${host}`,
  }
}

const videoText = (provider: keyof typeof PROVIDER_NAMES) => `Video on ${PROVIDER_NAMES[provider]}`

const LEAVES = new Set(['p', 'h2', 'h3', 'h4', 'pre', 'figcaption'])
const HOLDS_TEXT = new Set([...LEAVES, 'li', 'td', 'th', 'caption'])

/** Puts each marked link into a block of its own: a figure for a video, else a paragraph where it has none. */
export function placeEmbeds(body: Document): void {
  for (const link of DomUtils.filter((node) => isTag(node) && EMBED_MARK in node.attribs, body) as Element[]) {
    delete link.attribs[EMBED_MARK]
    const video = videoOf(link.attribs.href ?? '')
    if (video) placeVideo(link, new Element('figure', { 'data-video': video.provider }))
    else if (!ancestor(link, HOLDS_TEXT)) wrap(link, new Element('p', {}))
  }
}

/** A figure cannot be in a paragraph: it follows it, or replaces it if there is nothing else in it. */
function placeVideo(link: Element, figure: Element): void {
  const leaf = ancestor(link, LEAVES)
  const outer = ancestor(link, new Set(['figure']))
  if (leaf) {
    const isOnly = isAlone(link, leaf)
    DomUtils.removeElement(link)
    DomUtils.appendChild(figure, link)
    DomUtils.append(leaf, figure)
    if (isOnly) DomUtils.removeElement(leaf)
  } else wrap(link, figure)
  if (outer) unwrapFigure(outer)
}

/** A video's caption becomes a paragraph after it. */
function unwrapFigure(outer: Element): void {
  for (const child of [...outer.children]) {
    if (isTag(child) && child.name === 'figcaption') child.name = 'p'
    DomUtils.prepend(outer, child)
  }
  DomUtils.removeElement(outer)
}

function isAlone(link: Element, place: Element): boolean {
  const isBare = DomUtils.getElementsByTagName('img', place).length === 0
  return isBare && DomUtils.textContent(place).trim() === DomUtils.textContent(link)
}

function wrap(link: Element, wrapper: Element): void {
  DomUtils.replaceElement(link, wrapper)
  DomUtils.appendChild(wrapper, link)
  // What follows in the same line starts a line of its own in the new block's place.
  if (wrapper.next instanceof Text && !wrapper.next.data.startsWith(' ')) wrapper.next.data = ` ${wrapper.next.data}`
}

function ancestor(node: Element, names: Set<string>): Element | null {
  for (let above = node.parent; above; above = above.parent) if (isTag(above) && names.has(above.name)) return above
  return null
}
