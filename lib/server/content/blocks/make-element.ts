import { type ChildNode, Element, isTag, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { TEXTS } from '@/lib/contract/texts'
import type { ComparedFactsOf } from '@/lib/measure/comparison'
import { ALSO_AT, formatPrice, offerChecked, offerText } from '@/lib/format/products/product-values'
import type { ProductOffer } from '@/lib/contract/products/product'
import { productLinkLabel } from '@/lib/format/addresses/shops'
import { heldWords } from '@/lib/format/texts/shorten'

/** An element with its attributes and children; a text is a text node. */
export function makeElement(
  name: string,
  attribs: Record<string, string>,
  ...children: (ChildNode | string)[]
): Element {
  const made = new Element(name, attribs)
  for (const child of children) DomUtils.appendChild(made, typeof child === 'string' ? new Text(child) : child)
  return made
}

/** A name, with the words in it that belong together in elements of their own: `.held-words` in app/parts.css. */
export const heldParts = (name: string): (Element | string)[] =>
  heldWords(name).map((part, index) => (index % 2 ? makeElement('span', { class: 'held-words' }, part) : part))

/** The children of an element with one of these names. */
export function childrenNamed({ children }: Element, ...names: string[]): Element[] {
  return children.filter(isTag).filter((child) => names.includes(child.name))
}

/** The text of an element on one line. */
export const textOf = (element: Element) => DomUtils.textContent(element).replace(/\s+/g, ' ').trim()

/** The rows of a table, without those of its head or foot. */
export function bodyRows(table: Element): Element[] {
  return [table, ...childrenNamed(table, 'tbody')].flatMap((body) => childrenNamed(body, 'tr'))
}

/** What blocks in the text show of a product. */
export type CardProduct = ComparedFactsOf & {
  product_id: string
  name: string
  price_at?: string | null | undefined
  price_dated?: boolean | undefined
  replacement?: { name: string; product_url: string } | null | undefined
  source: string
  product_url: string | null
  offers?: readonly ProductOffer[] | undefined
  picture: string | null
}

/** The price of a product where it is known and shown; else empty. */
export const priceText = ({ price, price_hidden: isHidden, is_gone: isGone, currency }: CardProduct): string =>
  price === null || isHidden || isGone ? '' : formatPrice(price, currency)

/** The link to the shop; of a product that is gone, that to the one to buy instead. */
export function shopLinks({ name, source, product_url, is_gone: isGone, replacement }: CardProduct): Element[] {
  if (!isGone) {
    const label = productLinkLabel(source)
    return product_url
      ? [makeElement('a', { href: product_url, 'data-shop': '', 'aria-label': `${label}: ${name}` }, label)]
      : []
  }
  const gone = makeElement('p', {}, TEXTS.gone)
  if (!replacement?.name || !replacement.product_url) return [gone]
  return [gone, makeElement('a', { href: replacement.product_url, 'data-shop': '' }, `Instead: ${replacement.name}`)]
}

/** When the price of a product was checked; nothing beside a recent one, or none. */
export function checkedNote(product: CardProduct): Element[] {
  const checked = priceText(product) ? offerChecked(product) : null
  return checked === null ? [] : [makeElement('small', {}, checked)]
}

/** The offers of other shops; nothing of a product that is gone. */
export function otherShops({ name, offers = [], is_gone: isGone }: CardProduct): Element[] {
  if (isGone || offers.length === 0) return []
  const links = offers.map((offer) => {
    const attribs = { href: offer.product_url, 'data-shop': '', 'aria-label': `${offer.shop}: ${name}` }
    return makeElement('li', {}, makeElement('a', attribs, offer.shop), ` ${offerText(offer)}`)
  })
  return [makeElement('p', {}, ALSO_AT), makeElement('ul', {}, ...links)]
}
