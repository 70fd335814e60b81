import type { Element, AnyNode, ParentNode } from 'domhandler'
import { ancestorsOf, elementsOf, rawText, nodeAfter, type Page, foldText } from '../page/page'
import { likeness } from '../product-name'

const AMOUNT = /\p{Sc}\s?\d|\d\s?(\p{Sc}|kr|zł|Kč|Ft|EUR|USD)/u

const FEWEST = 3

const MAX_SIBLINGS = 12

const MAX_TEXT = 2_000

const known = new WeakMap<Element, boolean>()

/** The first children of an element that look alike, by what they have in common. */
const groups = new WeakMap<ParentNode, Map<string, Element[]>>()

const ASIDE = new RegExp(
  [
    'relat(ed|ion)|recommend|similar|also[-_ ]?(bought|view|like)|up-?sell|cross-?sell|recent|sponsor',
    'footer|(^|[-_ ])nav|mini-?(cart|basket)|accessor|frequently|you-?may|bundle|(^| )widget( |_)|sidebar',
    'compare-?(table|grid|item)|complementary|product-?(list|grid|tile|card)s?\\b',
    '(^|[-_ ])(ad|ads|advert)([-_ ]|$)|review-?(list|item|body|content)|question',
  ].join('|'),
  'i',
)
const CART = new RegExp(
  [
    'add(ed)?[-_ ]?(to|2)?[-_ ]?(cart|basket|bag|trolley)|buy[-_ ]?(now|it|button)',
    'add to (cart|basket|bag|order)|in den (warenkorb|einkaufswagen)|ajouter au panier',
    'a[ñn]adir (al carrito|a la cesta)|agregar al carrito|aggiungi al carrello|in winkelwagen',
    'lägg i (varukorg|kundvagn)|læg i kurv|legg i handlekurv|do koszyka|adicionar ao carrinho|comprar',
    'カートに入れる|в корзину|add_to_cart|addtocart|notify me|out of stock|sold out',
  ].join('|'),
  'i',
)
const CONTROLS = [
  'button, input[type="submit"], input[type="button"], input[type="image"], form, [role="button"]',
  'a[class], a[id], [name="add-to-cart"]',
].join(', ')
const MAX_CLIMB = 12
const MAX_AREA_TEXT = 60_000
const MAX_HEADINGS = 50
const MAX_CONTROLS = 3_000

/** Whether an element is among other products, reviews or page navigation, away from the main heading. */
export function isAside(page: Page, element: Element): boolean {
  for (const each of [element, ...ancestorsOf(element)]) {
    if (/^(body|html|main)$/.test(each.name) || page.heart.has(each)) return false
    const names = `${each.attribs.class ?? ''} ${each.attribs.id ?? ''} ${each.attribs['data-testid'] ?? ''}`
    if (/^(footer|nav|aside)$/.test(each.name) || ASIDE.test(names) || isRepeatedCard(each)) return true
  }
  return false
}

/** Whether the page has an add-to-cart button. */
export function hasCart(page: Page): boolean {
  return elementsOf(page, CONTROLS)
    .slice(0, MAX_CONTROLS)
    .some((control) => {
      const { id = '', name = '', value = '', action = '', title = '', alt = '' } = control.attribs
      const marks = [
        control.attribs.class ?? '',
        id,
        name,
        value,
        action,
        title,
        alt,
        control.attribs['aria-label'] ?? '',
      ]
      const text = control.name === 'form' ? '' : rawText(control, 80)
      return (CART.test(marks.join(' ')) || CART.test(text)) && !isAside(page, control)
    })
}

/**
 * The part of a page about its product: around its heading, up to the ancestor that includes the cart button.
 * @param name the product's name, if known.
 */
export function productArea(page: Page, name: string | null): Element | null {
  const heading = headingOf(page, name)
  if (!heading) return elementsOf(page, 'main, [role="main"], body')[0] ?? null
  let area = heading
  for (const ancestor of ancestorsOf(heading).slice(0, MAX_CLIMB)) {
    const text = rawText(ancestor, MAX_AREA_TEXT)
    if (text.length >= MAX_AREA_TEXT || ancestor.name === 'html') break
    area = ancestor
    if (CART.test(text) && /\p{Sc}\s?\d|\d\s?(\p{Sc}|kr|zł|Kč|Ft|EUR|USD)/u.test(text)) break
  }
  return area
}

/** The heading with the product's name. */
export function headingOf(page: Page, name: string | null): Element | undefined {
  const headings = elementsOf(page, 'h1, [itemprop="name"]:not(meta)').slice(0, MAX_HEADINGS)
  const named = name ? headings.find((each) => likeness(rawText(each, 1_000), name) >= 0.7) : undefined
  const titles = headings.filter((each) => each.name === 'h1' && foldText(rawText(each, 1_000)).length > 2)
  return named ?? titles[0] ?? headings[0]
}

/** Whether an element is one of several sibling cards, each with its own heading, link and price. */
function isRepeatedCard(element: Element): boolean {
  const parent = element.parent
  if (!parent || !('children' in parent) || !/^(li|div|article|section|td|tr)$/.test(element.name)) return false
  const cached = known.get(element)
  if (cached !== undefined) return cached
  const similar = groupsIn(parent).get(likenessOf(element)) ?? []
  const isCard = similar.length >= FEWEST && holdsCard(element) && similar.filter(holdsCard).length >= FEWEST
  known.set(element, isCard)
  return isCard
}

const likenessOf = ({ name, attribs }: Element) => `${name} ${attribs.class ?? ''}`

function groupsIn(parent: ParentNode): Map<string, Element[]> {
  const found = groups.get(parent) ?? new Map<string, Element[]>()
  if (!groups.has(parent))
    for (const child of parent.children) {
      if (!('attribs' in child)) continue
      const group = found.get(likenessOf(child))
      if (!group) found.set(likenessOf(child), [child])
      else if (group.length < MAX_SIBLINGS) group.push(child)
    }
  groups.set(parent, found)
  return found
}

function holdsCard(element: Element): boolean {
  return AMOUNT.test(rawText(element, MAX_TEXT)) && holds(element, /^h[2-6]$/) && holds(element, /^a$/)
}

function holds(element: Element, name: RegExp): boolean {
  let at: AnyNode | null = element
  for (let seen = 0; at && seen < MAX_TEXT; seen += 1) {
    if (at !== element && 'name' in at && name.test(at.name)) return true
    at = ('children' in at ? at.children[0] : null) ?? nodeAfter(at, element)
  }
  return false
}
