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

const PANEL = '#featured-products'

const SAVE = 'button[aria-pressed]'

/**
 * Adds a Save button to each row with a featured product, which clicks that of the side panel. The panel has one only on sites
 * with accounts, and after hydration.
 */
export function addSaveButtons(sections: readonly HTMLElement[]): void {
  const panel = document.querySelector<HTMLElement>(PANEL)
  if (!panel) return
  const rows = sections.flatMap(rowsOf).filter(({ element }) => element.dataset.featured)
  const show = () => {
    for (const { element } of rows) {
      const own = panel.querySelectorAll(':scope > ul > li')[Number(element.dataset.featured)]
      const original = own?.querySelector<HTMLButtonElement>(SAVE)
      if (original) mirror(element, original)
    }
  }
  show()
  new MutationObserver(show).observe(panel, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-pressed'],
  })
}

function mirror(row: HTMLElement, original: HTMLButtonElement): void {
  const place = row.querySelector('.kit-links')
  let button = place?.querySelector<HTMLButtonElement>(SAVE) ?? null
  if (!button) {
    button = document.createElement('button')
    button.type = 'button'
    button.className = 'kit-save'
    button.addEventListener('click', () => original.click())
    place?.append(button)
  }
  const pressed = original.getAttribute('aria-pressed') ?? 'false'
  if (button.getAttribute('aria-pressed') === pressed) return
  button.setAttribute('aria-pressed', pressed)
  button.setAttribute('aria-label', (original.textContent ?? '').trim())
  button.textContent = pressed === 'true' ? 'Saved' : 'Save'
}
