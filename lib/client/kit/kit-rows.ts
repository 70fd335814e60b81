import { type KitItem, readItem } from '@/lib/measure/kit'
import { type PackPrice, type PricedRow, pricedRow, quantityText, rowPriceText } from '@/lib/measure/kit-text'
import type { Measures } from '@/lib/measure/quantity'

/** A row of a kit on the page. */
export type PageRow = {
  element: HTMLElement
  box: HTMLInputElement
  item: KitItem
  price: PackPrice | null
}

/** The rows of a kit, as the server rendered them. */
export function rowsOf(section: HTMLElement): PageRow[] {
  return [...section.querySelectorAll<HTMLElement>('li[data-item]')].flatMap((element) => {
    const item = readItem(element.dataset.item ?? '')
    const box = element.querySelector('input')
    if (!item || !box) return []
    const name = element.querySelector('.kit-name')?.textContent ?? ''
    return [{ element, box, item: { ...item, name }, price: priceOf(element.dataset.price) }]
  })
}

function priceOf(data: string | undefined): PackPrice | null {
  if (!data) return null
  const [low, high, ...currency] = data.split(' ')
  return { low: Number(low), high: Number(high), currency: currency.join(' ') }
}

/** Shows the quantity and cost of a row at the measures. */
export function showRow({ element, item, price }: PageRow, measures: Measures): PricedRow {
  const row = pricedRow(item, measures, price)
  write(element, '.kit-quantity', quantityText(item, row.quantity))
  write(element, '.kit-cost', rowPriceText(row))
  return row
}

/** Sets the text of a part if it differs, since screen readers announce each change of a status. */
export function write(within: HTMLElement, selector: string, text: string): void {
  const part = within.querySelector(selector)
  if (part && part.textContent !== text) part.textContent = text
}

/** A row as a line of text: `- Paint: 2 gallons, $70.00`. */
export function lineOf({ element, box }: PageRow): string {
  const text = (part: string) => element.querySelector(part)?.textContent ?? ''
  const cost = text('.kit-cost')
  return `${box.checked ? '[x]' : '[ ]'} ${text('.kit-name')}: ${text('.kit-quantity')}${cost && `, ${cost}`}`
}
