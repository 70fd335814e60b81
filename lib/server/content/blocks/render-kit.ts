import { type AnyNode, type Element, isTag } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import {
  defaultMeasures,
  dimensionLabel,
  type Kit,
  KIT_TITLE,
  type KitItem,
  neededDimensions,
  writeKit,
  writeItem,
  readKitTable,
} from '@/lib/measure/kit'
import {
  measuresText,
  totalText,
  packPrice,
  type PricedRow,
  pricedRow,
  quantityText,
  rowPriceText,
} from '@/lib/measure/kit-text'
import { formatDate } from '@/lib/format/dates'
import type { System } from '@/lib/measure/length'
import type { Measures } from '@/lib/measure/quantity'
import { bodyRows, childrenNamed, heldParts, makeElement, priceText, shopLinks, type CardProduct } from './make-element'

/** What structured data says of a kit: its rows as the page shows them. */
export type RenderedKit = {
  name: string
  items: { use: KitItem['use']; name: string; quantity: string }[]
}

const GROUPS = [
  { use: 'material', title: 'Materials' },
  { use: 'tool', title: 'Tools' },
] as const

/**
 * Renders a kit at its default measures; null for a table without rows of a kit, which stays a plain table.
 * @param index the number of the kit within the post, from 0.
 */
export function renderKit(table: Element, products: readonly CardProduct[], index: number): RenderedKit | null {
  const kit = kitOf(table)
  if (kit.items.length === 0) {
    delete table.attribs['data-kit']
    return null
  }
  const measures = defaultMeasures(kit)
  const rows = kit.items.map((item) => kitRow(item, products, measures))
  const section = makeElement(
    'section',
    { class: 'kit', 'aria-label': KIT_TITLE, 'data-kit': writeKit(kit) },
    makeElement(followsHeading(table) ? 'h3' : 'h2', { class: 'kit-title' }, KIT_TITLE),
    total(rows),
    ...headParts(kit, measuresText(kit, kit.items, measures, 'us'), index),
    ...GROUPS.flatMap((part) => group(part, rows)),
    ...pricesNote(rows),
    ...actions(),
  )
  DomUtils.replaceElement(table, section)
  const items = rows.map(({ item: { use }, name, text: quantity }) => ({ use, name, quantity }))
  return { name: KIT_TITLE, items }
}

/** Whether the kit stands in a part of the text with a heading of its own. */
function followsHeading(table: Element): boolean {
  for (let node: AnyNode | null = table; node; node = node.previousSibling ?? node.parent)
    if (isTag(node) && node.name === 'h2') return true
  return false
}

function group({ use, title }: (typeof GROUPS)[number], rows: readonly KitRow[]): Element[] {
  const own = rows.filter(({ item }) => item.use === use)
  if (own.length === 0) return []
  return [makeElement('p', { class: 'kit-group' }, title), makeElement('ul', {}, ...own.map(renderKitRow))]
}

function total(rows: readonly KitRow[]): Element {
  const { sum, missing } = totalText(rows)
  return makeElement(
    'p',
    { class: 'kit-total', role: 'status' },
    makeElement('strong', { 'data-sum': '' }, sum),
    ' ',
    makeElement('small', { 'data-missing': '' }, missing),
  )
}

function actions(): Element[] {
  const button = (act: string, text: string) => makeElement('button', { type: 'button', 'data-act': act }, text)
  return [
    makeElement(
      'p',
      { class: 'kit-actions' },
      button('copy', 'Copy as a list'),
      button('print', 'Print the list'),
      makeElement('span', { role: 'status' }),
    ),
    makeElement('textarea', { readonly: '', rows: '8', placeholder: ' ', 'aria-label': 'List to copy' }),
  ]
}

function kitOf(table: Element): Kit {
  return readKitTable(
    table.attribs['data-kit'] ?? '',
    bodyRows(table).map((row) => {
      const [cell] = childrenNamed(row, 'td')
      const link = cell && DomUtils.getElementsByTagName('a', cell, true, 1)[0]
      return {
        item: row.attribs['data-item'] ?? null,
        name: cell ? DomUtils.textContent(cell) : '',
        href: link?.attribs.href ?? '',
      }
    }),
  )
}

function headParts(kit: Kit, basis: string, index: number): Element[] {
  const facts = [kit.difficulty && `Difficulty: ${kit.difficulty}`, kit.time && `Time: ${kit.time}`].filter(Boolean)
  return [
    ...(facts.length > 0 ? [makeElement('p', { class: 'kit-facts' }, facts.join(' · '))] : []),
    ...(basis ? [fieldsOf(kit, basis, index)] : []),
  ]
}

/** The id of the line that says what the quantities are for, or what is wrong with a measure. */
const basisId = (index: number) => `kit-measures-${index}`

/** The fields of the measures, and what the quantities are for. */
function fieldsOf(kit: Kit, basis: string, index: number): Element {
  const dimensions = neededDimensions(kit.items)
  const hasLengths = dimensions.some((dimension) => dimension !== 'count')
  const fields = dimensions.map((dimension) =>
    makeElement(
      'label',
      {},
      makeElement('span', {}, dimensionLabel(kit, dimension)),
      makeElement('input', {
        'data-dimension': dimension,
        value: kit[dimension],
        size: '9',
        maxlength: '30',
        autocomplete: 'off',
        'aria-describedby': basisId(index),
        'aria-errormessage': basisId(index),
        ...(dimension === 'count' && { inputmode: 'numeric' }),
      }),
    ),
  )
  const unit = (value: System, text: string) =>
    makeElement(
      'label',
      {},
      makeElement('input', {
        type: 'radio',
        name: `kit-units-${index}`,
        value,
        autocomplete: 'off',
        ...(value === 'us' && { checked: '' }),
      }),
      text,
    )
  const choices = [unit('us', 'Feet'), unit('metric', 'Meters')]
  const units = makeElement('div', { class: 'kit-units', role: 'radiogroup', 'aria-label': 'Units' }, ...choices)
  return makeElement(
    'div',
    { class: 'kit-fields', role: 'group', 'aria-label': 'Your measurements' },
    ...fields,
    ...(hasLengths ? [units] : []),
    makeElement('p', { id: basisId(index), class: 'kit-basis', role: 'status' }, basis),
  )
}

type KitRow = PricedRow & {
  item: KitItem
  product: CardProduct | null
  /** Its quantity. */
  text: string
  /** The index of its product among those that the post features; -1 without one. */
  featured: number
}

/** A row of a kit with its quantity at the measures, and its product if the post features it. */
function kitRow(item: KitItem, products: readonly CardProduct[], measures: Measures): KitRow {
  const featured = products.findIndex(({ product_id: id }) => id === item.product)
  const product = products[featured] ?? null
  const row = pricedRow(item, measures, packPrice(item, product && priceText(product) ? product : null))
  return { ...row, item, product, featured, text: quantityText(item, row.quantity) }
}

function renderKitRow(row: KitRow): Element {
  const { item, product, price, text, featured } = row
  const picture = product?.picture
  return makeElement(
    'li',
    {
      'data-item': writeItem(item),
      ...(price && { 'data-price': `${price.low} ${price.high} ${price.currency}` }),
      ...(product && { 'data-featured': String(featured) }),
    },
    makeElement(
      'label',
      { class: 'kit-have' },
      makeElement('input', { type: 'checkbox', 'aria-label': `I have this: ${item.name}` }),
      makeElement('span', { class: 'kit-thumb' }, ...(picture ? [makeElement('img', { src: picture, alt: '' })] : [])),
      makeElement(
        'span',
        {},
        makeElement('span', { class: 'kit-quantity' }, text),
        ' ',
        makeElement('span', { class: 'kit-name' }, ...nameParts(item, product)),
      ),
    ),
    makeElement('span', { class: 'kit-cost' }, rowPriceText(row)),
    makeElement('div', { class: 'kit-links' }, ...(product ? shopLinks(product) : [])),
  )
}

/** A product that the post does not feature is a link to its shop. */
function nameParts({ name, href }: KitItem, product: CardProduct | null): (Element | string)[] {
  return product || !href ? heldParts(name) : [makeElement('a', { href }, ...heldParts(name))]
}

/** What the prices are of: a date for those of shops, and which are estimates. */
function pricesNote(rows: readonly KitRow[]): Element[] {
  const priced = rows.filter(({ price }) => price)
  const isShopPrice = ({ product }: KitRow) => product !== null && priceText(product) !== ''
  const dates = priced
    .filter(isShopPrice)
    .flatMap(({ product }) => product?.price_at ?? [])
    .sort()
  const texts = [...new Set([dates[0], dates.at(-1)].flatMap((date) => (date ? formatDate(date) : [])))]
  const notes = [
    ...(texts.length > 0 ? [`Prices of ${texts.join(' to ')}.`] : []),
    ...(priced.every(isShopPrice) ? [] : ['Prices without a shop are estimates.']),
  ]
  return notes.length > 0 ? [makeElement('p', { class: 'kit-dates' }, notes.join(' '))] : []
}
