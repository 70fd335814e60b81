import type { AnyNode, Document, Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { parsePrice } from '../reader/price/parse-price'
import type { ImportedProduct } from './imported-post'
import { escapeHtml } from './plain-text'

/** The classes of the parts of a kind of product box. */
type Kind = {
  box: RegExp
  title: RegExp
  description: RegExp
  price: RegExp
  /** The link to the shop; any link of the box if none has this class. */
  link: RegExp
  isProduct?: (url: string) => boolean
}

/** Shops and networks to which a bookmark is a product's; other bookmarks are links to pages. */
const SHOP =
  /\b(?:amazon|amzn|homedepot|lowes|wayfair|ikea|etsy|ebay|walmart|bauhaus|hornbach|obi|manomano|screwfix)\./i

/** Classes of the list of featured products in an export of this software for WordPress. */
export const PRODUCT_LIST = { list: 'plumbline-products', item: 'plumbline-product', link: 'plumbline-product-name' }

const KINDS: Kind[] = [
  {
    box: /^plumbline-product$/,
    title: /^plumbline-product-name$/,
    description: /^$/,
    price: /^$/,
    link: /^plumbline-product-name$/,
  },
  {
    box: /^aawp-product$/,
    title: /^aawp-product__title$/,
    description: /^aawp-product__description$/,
    price: /^aawp-product__price--current$/,
    link: /^aawp-product__(?:title|image-link)$|^aawp-button/,
  },
  {
    box: /^lasso-display$|^lasso-container$/,
    title: /^lasso-title$/,
    description: /^lasso-description$/,
    price: /^latest-price$|^lasso-price-value$/,
    link: /^lasso-button/,
  },
  {
    box: /^kg-product-card$/,
    title: /^kg-product-card-title$/,
    description: /^kg-product-card-description$/,
    price: /^kg-product-card-price$/,
    link: /^kg-product-card-button$/,
  },
  {
    box: /^kg-bookmark-card$/,
    title: /^kg-bookmark-title$/,
    description: /^kg-bookmark-description$/,
    price: /^$/,
    link: /^kg-bookmark-container$/,
    isProduct: (url) => URL.canParse(url) && SHOP.test(new URL(url).hostname),
  },
]

const hasClass = ({ attribs }: Element, name: RegExp) =>
  (attribs['class'] ?? '').split(/\s+/).some((part) => part !== '' && name.test(part))
const find = (box: Element, name: RegExp) =>
  DomUtils.findOne((element) => hasClass(element, name), box.children) ?? undefined
const textOf = (element: Element | undefined) =>
  element ? DomUtils.textContent(element).replace(/\s+/g, ' ').trim() : ''

/** A price as boxes write it: `$1,299.00` or `1.299,00 €`. Numbers without a currency may be a rating or a rank. */
function priceOf(text: string): { price: number | null; currency: string | null } {
  const { amount, currency } = parsePrice(text)
  return { price: currency ? amount : null, currency }
}

function linkOf(box: Element, name: RegExp): string {
  const links = DomUtils.getElementsByTagName('a', box)
  const chosen = links.find((link) => hasClass(link, name)) ?? links[0] ?? (box.name === 'a' ? box : undefined)
  return chosen?.attribs['href'] ?? ''
}

function readBox(box: Element, kind: Kind): ImportedProduct | null {
  const title = find(box, kind.title)
  const name = textOf(title) || (title?.attribs['title'] ?? '')
  const url = linkOf(box, kind.link)
  if (!name || !/^https?:\/\//.test(url)) return null
  const picture = DomUtils.findOne(({ name: tag }) => tag === 'img', box.children)
  return {
    name,
    url,
    description: textOf(find(box, kind.description)),
    image: picture?.attribs['data-src'] ?? picture?.attribs['src'] ?? null,
    ...priceOf(textOf(find(box, kind.price))),
  }
}

const isOwnList = (node: AnyNode) => DomUtils.isTag(node) && hasClass(node, /^plumbline-products$/)

/** A bookmark to a page becomes a link with its title, before its caption. */
function replaceByLink(box: Element, { name, url }: ImportedProduct): void {
  for (const child of [...box.children])
    if (DomUtils.isTag(child) && child.name === 'figcaption') {
      child.name = 'p'
      DomUtils.append(box, child)
    }
  const [link] = parseDocument(`<p><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></p>`).children
  if (link) DomUtils.replaceElement(box, link)
}

/**
 * Takes the product boxes of AAWP, Lasso, Ghost and this software out of a text. Bookmarks of Ghost that lead to no shop become links.
 * @returns the products; boxes without a name or an address stay in the text.
 */
export function takeProductBoxes(body: Document): ImportedProduct[] {
  const products: ImportedProduct[] = []
  for (const kind of KINDS) {
    const boxes = DomUtils.find((node) => DomUtils.isTag(node) && hasClass(node, kind.box), body.children, true, 1_000)
    for (const box of boxes as Element[]) {
      const product = readBox(box, kind)
      if (!product) continue
      if (kind.isProduct && !kind.isProduct(product.url)) replaceByLink(box, product)
      else {
        products.push(product)
        DomUtils.removeElement(box)
      }
    }
  }
  for (const list of DomUtils.find((node) => isOwnList(node), body.children, true, 1_000) as Element[])
    if (DomUtils.getElementsByTagName('li', list).length === 0) DomUtils.removeElement(list)
  return [...new Map(products.map((product) => [product.url, product])).values()]
}
