import { type Element, isTag, Text } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { readItem, writeItem } from '@/lib/measure/kit'
import { readPlace, writePlace } from '@/lib/measure/pins'
import { parseHtml } from '@/lib/reader/page/parse-markup'
import { cleanContent } from '../clean-content'
import { textOf } from './make-element'

/** A product as blocks store it. */
export type BlockProduct = { id: string; name: string; productUrl: string }

/**
 * Puts one product in place of another in the blocks of a text: cards, comparisons, kits and pins. A comparison of both stays
 * as it is, and so does a name that the editor gave to a row of a kit or to a pin.
 * @param only which blocks of the product, counted from 0; all by default.
 * @returns the text, and which of the blocks of `to` in it were changed.
 */
export function swapProduct(
  html: string,
  from: BlockProduct,
  to: BlockProduct,
  only?: readonly number[],
): { html: string; at: number[] } {
  const { body } = parseHtml(html)
  const at: number[] = []
  let [seen, there] = [0, 0]
  for (const element of DomUtils.getElementsByTagName('*', body)) {
    const id = idOf(element)
    if (id !== from.id && id !== to.id) continue
    const isTarget = id === from.id && (!only || only.includes(seen)) && !isComparedWith(element, to.id)
    if (id === from.id) seen += 1
    if (isTarget) {
      at.push(there)
      put(element, from, to)
    }
    if (isTarget || id === to.id) there += 1
  }
  return { html: at.length > 0 ? cleanContent(DomUtils.getInnerHTML(body)) : html, at }
}

/**
 * Names the products of blocks by other ids, each once, so that an id that is also a new one does not change twice. Words of
 * the text that are ids stay.
 * @param ids the new id by the one that stands in the text.
 */
export function renameProducts(html: string, ids: ReadonlyMap<string, string>): string {
  if (ids.size === 0) return html
  const { body } = parseHtml(html)
  let isChanged = false
  for (const element of DomUtils.getElementsByTagName('*', body)) {
    const id = idOf(element)
    const renamed = id === undefined ? undefined : ids.get(id)
    if (renamed === undefined || renamed === id) continue
    setId(element, renamed)
    isChanged = true
  }
  return isChanged ? cleanContent(DomUtils.getInnerHTML(body)) : html
}

/** The product that a part of a block names. */
function idOf({ attribs }: Element): string | undefined {
  const { 'data-product': product, 'data-item': item, 'data-pin': pin } = attribs
  return product ?? (item === undefined ? undefined : readItem(item)?.product) ?? readPlace(pin ?? '')?.product
}

/** Whether the element is a product of a comparison that has another one, too. */
const isComparedWith = ({ name, parent }: Element, id: string) =>
  name === 'th' && (parent?.children ?? []).some((other) => isTag(other) && idOf(other) === id)

function setId({ attribs }: Element, id: string): void {
  const [item, place] = [readItem(attribs['data-item'] ?? ''), readPlace(attribs['data-pin'] ?? '')]
  if (attribs['data-product']) attribs['data-product'] = id
  else if (item) attribs['data-item'] = writeItem({ ...item, product: id })
  else if (place) attribs['data-pin'] = writePlace({ ...place, product: id })
}

function put(element: Element, from: BlockProduct, to: BlockProduct): void {
  const { attribs } = element
  setId(element, to.id)
  const [cell] = DomUtils.getElementsByTagName('td', element, true, 1)
  const [link] = DomUtils.getElementsByTagName('a', cell ?? element, true, 1)
  const named = link ?? cell ?? element
  if (link && to.productUrl) link.attribs.href = to.productUrl
  if (to.name && (attribs['data-product'] || textOf(named) === from.name)) setText(named, to.name)
}

function setText(element: Element, text: string): void {
  element.children = []
  DomUtils.appendChild(element, new Text(text))
}
