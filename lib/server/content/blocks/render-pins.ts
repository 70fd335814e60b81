import { type ChildNode, Element, isTag, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import {
  fitsPicture,
  fitsPreview,
  type Pin,
  PINS_TITLE,
  PREVIEW,
  PREVIEW_PINS_TITLE,
  readPlace,
} from '@/lib/measure/pins'
import { type CardProduct, checkedNote, priceText, shopLinks, childrenNamed, makeElement, textOf } from './make-element'

/** A picture with pins, and what they name. */
export type PinnedPicture = { src: string; alt: string; names: string[] }

/** The pins of the preview image: their links, whose parent is not shown, and their list, both still in the text. */
export type PreviewPins = { names: string[]; shape: string; links: Element; list: Element }

type ListedPins = { shape: string; pins: Pin[]; links: Element[] }

/**
 * Renders the pins of the picture before the list, and the list below it. A list without a picture of the shape that its pins
 * were placed on stays a list.
 * @returns the picture; null if the list stays a list.
 */
export function renderPins(list: Element, products: readonly CardProduct[]): PinnedPicture | null {
  const picture = pictureBefore(list)
  const { shape, pins, links } = renderList(list, PINS_TITLE, products)
  if (!picture || !fitsPicture(shape, sizeOf(picture))) return null
  const frame = new Element('span', { class: 'pin-frame' })
  DomUtils.replaceElement(picture, frame)
  for (const child of [picture, ...links]) DomUtils.appendChild(frame, child)
  return { src: picture.attribs.src ?? '', alt: picture.attribs.alt ?? '', names: pins.map(({ name }) => name) }
}

export const isOfPreview = ({ attribs }: Element) => attribs['data-picture'] === PREVIEW

/**
 * Renders the list of the pins of the preview image, and their links before it.
 * @param preview the address of the preview image
 * @returns null if it has another shape than when the pins were placed; then the list stays a list.
 */
export function renderPreviewPins(
  list: Element,
  preview: string,
  products: readonly CardProduct[],
): PreviewPins | null {
  delete list.attribs['data-picture']
  const { shape, pins, links } = renderList(list, PREVIEW_PINS_TITLE, products)
  if (pins.length === 0 || !fitsPreview(shape, preview)) return null
  const parent = makeElement('span', {}, ...links)
  DomUtils.prepend(list, parent)
  return { names: pins.map(({ name }) => name), shape, links: parent, list }
}

/** Renders the items of a list of pins; returns them with a link for each. */
function renderList(list: Element, title: string, products: readonly CardProduct[]): ListedPins {
  const shape = list.attribs['data-pins'] ?? ''
  const pins = childrenNamed(list, 'li').flatMap((item) => pinOf(item) ?? [])
  const known = pins.map((pin) => products.find(({ product_id: id }) => id === pin.product) ?? null)
  delete list.attribs['data-pins']
  list.attribs.class = 'pin-list'
  list.attribs['aria-label'] = title
  list.children = []
  pins.forEach((pin, index) => DomUtils.appendChild(list, listItem(pin, known[index] ?? null)))
  return { shape, pins, links: pins.map((pin, index) => pinLink(pin, index + 1, known[index] ?? null)) }
}

function pinOf(item: Element): Pin | null {
  const place = readPlace(item.attribs['data-pin'] ?? '')
  const link = DomUtils.getElementsByTagName('a', item, true, 1)[0]
  const name = textOf(item)
  return place && name ? { ...place, name, href: link?.attribs.href ?? '' } : null
}

/** The picture right before a list: by itself, or alone in a figure. */
function pictureBefore(list: Element): Element | null {
  let before: ChildNode | null = list.prev
  while (before && isText(before) && !before.data.trim()) before = before.prev
  if (!before || !isTag(before)) return null
  if (before.name === 'img') return before
  const pictures = before.name === 'figure' ? childrenNamed(before, 'img') : []
  return pictures.length === 1 ? (pictures[0] ?? null) : null
}

const sizeOf = ({ attribs: { src, width, height } }: Element) => ({ src, width: Number(width), height: Number(height) })

const addressOf = ({ href }: Pin, product: CardProduct | null) =>
  product ? (product.is_gone ? product.replacement?.product_url : product.product_url) || '' : href

function pinLink(pin: Pin, number: number, product: CardProduct | null): Element {
  const href = addressOf(pin, product)
  const style = `left:${pin.x}%;top:${pin.y}%`
  // A label has no room for the date that some shops demand: it is in the list below.
  const price = product && !product.price_dated ? priceText(product) : ''
  const name = makeElement('span', {}, [pin.name, price].filter(Boolean).join(' · '))
  return href
    ? makeElement(
        'a',
        { class: 'pin', style, href, 'aria-label': pin.name, ...(product && { 'data-shop': '' }) },
        String(number),
        name,
      )
    : makeElement('span', { class: 'pin', style }, String(number), name)
}

function listItem({ name, href }: Pin, product: CardProduct | null): Element {
  if (product) {
    const price = priceText(product)
    const shown = price ? [makeElement('strong', {}, price), ' '] : []
    const checked = checkedNote(product).flatMap((note) => [note, ' '])
    return makeElement('li', {}, makeElement('span', {}, name), ' ', ...shown, ...checked, ...shopLinks(product))
  }
  return makeElement('li', {}, href ? makeElement('a', { href }, name) : name)
}
