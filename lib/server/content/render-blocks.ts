import 'server-only'
import { type ChildNode, type Document, Element, isTag, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { CALLOUT_LABELS, type CalloutKind } from '@/lib/contract/posts/content-elements'
import { NO_LONGER_AVAILABLE } from '@/lib/format/products/availability'
import { formatPrice, priceChecked } from '@/lib/format/products/price'
import { productLinkLabel } from '@/lib/format/products/product-link-label'
import { PROVIDER_NAMES, videoOf } from '@/lib/format/pictures/video'

/** What a product card in the text shows. */
export type CardProduct = {
  product_id: string
  name: string
  price: number | null
  price_at?: string | null | undefined
  price_hidden?: boolean | undefined
  is_gone?: boolean | undefined
  replacement?: { name: string; product_url: string } | null | undefined
  currency: string
  source: string
  product_url: string | null
  picture: string | null
}

/** Renders callouts, videos, product cards and footnotes of sanitized content; returns which kinds there are. */
export function renderBlocks(
  body: Document,
  products: readonly CardProduct[],
): { hasBlocks: boolean; hasVideos: boolean } {
  const found = (test: (element: Element) => boolean) =>
    DomUtils.filter((node) => isTag(node) && test(node), body) as Element[]
  const callouts = found(({ name }) => name === 'aside')
  const videos = found((element) => 'data-video' in element.attribs && linkOf(element) !== null)
  const cards = found(({ attribs }) => 'data-product' in attribs)
  const notes = found(({ attribs }) => 'data-footnotes' in attribs)
  const rows = found((element) => element.name === 'figure' && pictures(element).length > 1)
  callouts.forEach(renderCallout)
  videos.forEach(renderVideo)
  for (const card of cards) renderCard(card, products)
  notes.forEach((list) => renderFootnotes(list, body))
  return {
    hasBlocks: [callouts, videos, cards, notes, rows].some(({ length }) => length > 0),
    hasVideos: videos.length > 0,
  }
}

const pictures = ({ children }: Element) => children.filter((child) => isTag(child) && child.name === 'img')

function element(name: string, attribs: Record<string, string>, ...children: (ChildNode | string)[]): Element {
  const made = new Element(name, attribs)
  for (const child of children) DomUtils.appendChild(made, typeof child === 'string' ? new Text(child) : child)
  return made
}

function renderCallout(callout: Element): void {
  const label = CALLOUT_LABELS[callout.attribs['data-callout'] as CalloutKind]
  Object.assign(callout.attribs, { role: 'note', 'aria-label': label })
  DomUtils.prependChild(callout, element('p', { class: 'callout-label', 'aria-hidden': 'true' }, label))
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
    element(
      'span',
      { class: 'video-title' },
      element('span', { class: 'video-play', 'aria-hidden': 'true' }),
      element('span', {}, title || 'Video'),
      element('small', {}, `Watch on ${PROVIDER_NAMES[video.provider]}`),
    ),
  )
}

/** A card of a product that the post features; of any other product the link stays as it is. */
function renderCard(card: Element, products: readonly CardProduct[]): void {
  const product = products.find(({ product_id }) => product_id === card.attribs['data-product'])
  delete card.attribs['data-product']
  if (!product) return
  const { name, currency, picture } = product
  const price = product.price_hidden || product.is_gone ? null : product.price
  const checked = price === null ? null : priceChecked(product.price_at)
  const facts = element('div', {}, element('p', { class: 'product-card-name' }, name))
  if (price !== null) DomUtils.appendChild(facts, element('p', {}, formatPrice(price, currency)))
  if (checked !== null) DomUtils.appendChild(facts, element('p', {}, element('small', {}, checked)))
  for (const part of linkParts(product)) DomUtils.appendChild(facts, part)
  const shown = element('div', { class: 'product-card' }, facts)
  if (picture) DomUtils.prependChild(shown, element('img', { src: picture, alt: '', width: '150' }))
  DomUtils.replaceElement(card, shown)
}

/** The link to the shop; of a product that is gone, that to the one to buy instead. */
function linkParts({ name, source, product_url, is_gone: isGone, replacement }: CardProduct): Element[] {
  if (!isGone) {
    const label = productLinkLabel(source)
    return product_url
      ? [element('a', { href: product_url, 'data-shop': '', 'aria-label': `${label}: ${name}` }, label)]
      : []
  }
  const gone = element('p', {}, NO_LONGER_AVAILABLE)
  if (!replacement?.name || !replacement.product_url) return [gone]
  return [gone, element('a', { href: replacement.product_url, 'data-shop': '' }, `Instead: ${replacement.name}`)]
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
    const back = element('a', { href: `#${reference}`, 'aria-label': `Back to reference ${index + 1}` }, '↩')
    const last = note.children.filter(isTag).findLast(({ name }) => name === 'p') ?? note
    DomUtils.appendChild(last, new Text(' '))
    DomUtils.appendChild(last, back)
  }
  const section = new Element('section', { class: 'footnotes', 'aria-label': 'Footnotes' })
  DomUtils.replaceElement(list, section)
  DomUtils.appendChild(section, list)
}
