import { Document, Element, isTag, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { CALLOUT_LABELS, type CalloutKind } from '@/lib/contract/posts/content-elements'
import { PROVIDER_NAMES, videoOf } from '@/lib/format/video'
import { type CardProduct, checkedNote, priceText, shopLinks, childrenNamed, makeElement, textOf } from './make-element'
import { type RenderedComparison, renderComparison } from './render-comparison'
import { isOfPreview, type PinnedPicture, type PreviewPins, renderPins, renderPreviewPins } from './render-pins'
import { type RenderedKit, renderKit } from './render-kit'

/** Which blocks a text has. */
export type Blocks = {
  /** Whether there are blocks with styles of their own: callouts, videos, picture rows, product cards, footnotes. */
  hasBlocks: boolean
  hasVideos: boolean
  hasPins: boolean
  kits: RenderedKit[]
  comparisons: RenderedComparison[]
  pinned: PinnedPicture[]
  previewPins: PreviewPins | null
  /** The items of numbered lists, in order. */
  steps: string[]
}

const STYLED = ['callout', 'video', 'card', 'footnotes', 'row', 'aligned'] as const
type Kind = (typeof STYLED)[number] | 'pins' | 'comparison' | 'kit' | 'steps'

/**
 * Renders the blocks of sanitized content; returns which kinds there are.
 * @param preview the address of the post's preview image; empty without one
 */
export function renderBlocks(body: Document, products: readonly CardProduct[], preview = ''): Blocks {
  const found = new Map<Kind, Element[]>()
  for (const element of DomUtils.getElementsByTagName('*', body)) {
    const kind = kindOf(element)
    if (!kind) continue
    const same = found.get(kind)
    if (same) same.push(element)
    else found.set(kind, [element])
  }
  const all = (kind: Kind) => found.get(kind) ?? []
  all('callout').forEach(renderCallout)
  all('video').forEach(renderVideo)
  for (const card of all('card')) renderCard(card, products)
  for (const list of all('footnotes')) renderFootnotes(list, body)
  const [previewList] = all('pins').filter(isOfPreview)
  const others = all('pins').filter((list) => list !== previewList)
  return {
    hasBlocks: STYLED.some((kind) => found.has(kind)),
    hasVideos: found.has('video'),
    hasPins: found.has('pins'),
    pinned: others.flatMap((list) => renderPins(list, products) ?? []),
    previewPins: previewList ? renderPreviewPins(previewList, preview, products) : null,
    comparisons: all('comparison').flatMap((table) => renderComparison(table, products) ?? []),
    kits: all('kit').flatMap((table, index) => renderKit(table, products, index) ?? []),
    steps: all('steps').flatMap((list) => childrenNamed(list, 'li').map(textOf)),
  }
}

/** What an element is rendered as; null if it stays as it is. */
function kindOf(element: Element): Kind | null {
  const { name, attribs } = element
  if ('data-video' in attribs && linkOf(element)) return 'video'
  switch (name) {
    case 'aside':
      return 'callout'
    case 'p':
      return 'data-product' in attribs ? 'card' : null
    case 'ol':
      if ('data-footnotes' in attribs) return 'footnotes'
      if ('data-pins' in attribs) return 'pins'
      return element.parent instanceof Document ? 'steps' : null
    case 'td':
    case 'th':
      return 'data-align' in attribs ? 'aligned' : null
    case 'figure':
      return pictures(element).length > 1 ? 'row' : null
    case 'table':
      return 'data-compare' in attribs ? 'comparison' : 'data-kit' in attribs ? 'kit' : null
    default:
      return null
  }
}

const pictures = ({ children }: Element) => children.filter((child) => isTag(child) && child.name === 'img')

function renderCallout(callout: Element): void {
  const label = CALLOUT_LABELS[callout.attribs['data-callout'] as CalloutKind]
  Object.assign(callout.attribs, { role: 'note', 'aria-label': label })
  DomUtils.prependChild(callout, makeElement('p', { class: 'callout-label', 'aria-hidden': 'true' }, label))
}

const linkOf = (figure: Element) => figure.children.filter(isTag).find(({ name }) => name === 'a') ?? null

/** The title and the provider's name under the still picture: without scripts the link leads to the provider. */
function renderVideo(figure: Element): void {
  const link = linkOf(figure)
  const video = videoOf(link?.attribs.href ?? '')
  if (!link || !video) return
  const still = DomUtils.getElementsByTagName('img', link, true, 1)[0]
  const title = (still?.attribs.alt || DomUtils.textContent(link)).trim()
  if (still) still.attribs.alt = ''
  for (const child of [...link.children]) if (child !== still) DomUtils.removeElement(child)
  DomUtils.appendChild(
    link,
    makeElement(
      'span',
      { class: 'video-title' },
      makeElement('span', { class: 'video-play', 'aria-hidden': 'true' }),
      makeElement('span', {}, title || 'Video'),
      makeElement('small', {}, `Watch on ${PROVIDER_NAMES[video.provider]}`),
    ),
  )
}

/** A card of a product that the post features; of any other product the link stays as it is. */
function renderCard(card: Element, products: readonly CardProduct[]): void {
  const product = products.find(({ product_id }) => product_id === card.attribs['data-product'])
  delete card.attribs['data-product']
  if (!product) return
  const { name, picture } = product
  const price = priceText(product)
  const facts = makeElement('div', {}, makeElement('p', { class: 'product-card-name' }, name))
  if (price) DomUtils.appendChild(facts, makeElement('p', {}, price))
  for (const note of checkedNote(product)) DomUtils.appendChild(facts, makeElement('p', {}, note))
  for (const part of shopLinks(product)) DomUtils.appendChild(facts, part)
  const shown = makeElement('div', { class: 'product-card' }, facts)
  if (picture) DomUtils.prependChild(shown, makeElement('img', { src: picture, alt: '', width: '150' }))
  DomUtils.replaceElement(card, shown)
}

/** Puts footnotes into a section, each with a link back to its place in the text. */
function renderFootnotes(list: Element, body: Document): void {
  delete list.attribs['data-footnotes']
  const references = DomUtils.filter((node) => isTag(node) && /^fnref-/.test(node.attribs.id ?? ''), body) as Element[]
  const known = new Set<string>()
  for (const reference of references) {
    const id = reference.attribs.id ?? ''
    if (known.has(id)) delete reference.attribs.id
    known.add(id)
    reference.attribs['aria-label'] = `Footnote ${DomUtils.textContent(reference)}`
  }
  for (const [index, note] of list.children.filter(isTag).entries()) {
    const reference = (note.attribs.id ?? '').replace(/^fn-/, 'fnref-')
    if (!known.has(reference)) continue
    const back = makeElement('a', { href: `#${reference}`, 'aria-label': `Back to reference ${index + 1}` }, '↩')
    const last = note.children.filter(isTag).findLast(({ name }) => name === 'p') ?? note
    DomUtils.appendChild(last, new Text(' '))
    DomUtils.appendChild(last, back)
  }
  const section = new Element('section', { class: 'footnotes', 'aria-label': 'Footnotes' })
  DomUtils.replaceElement(list, section)
  DomUtils.appendChild(section, list)
}
