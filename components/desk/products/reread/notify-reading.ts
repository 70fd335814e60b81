import type { QueryClient } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { refreshAdmin } from '@/lib/client/calls/query-client'
import { undoReadings } from '@/lib/client/products/reread-products'
import { LEFT_TEXTS } from '@/lib/contract/products/value-origin'
import { readingsUndone } from '@/lib/contract/products/product-texts'
import { errorMessageOf } from '../../kit/feedback'
import { countOf } from '@/lib/format/texts/counts'
import type { Product } from '@/lib/contract/products/product'
import type { ReadField } from '@/lib/contract/fields/fields'
import type { Reread } from '@/lib/contract/products/reread-calls'
import { formatAvailability, formatPrice } from '@/lib/format/products/product-values'

/** A reading that was applied, with the name of its product; without an id it cannot be undone. */
export type AppliedReading = { id: string | null; name: string }

/** Names of products that a message lists. */
const NAMED = 3

/**
 * Says that readings were applied, with Undo in the toast.
 * @param onUndone called once products were put back.
 */
export function notifyReading(
  client: QueryClient,
  message: string,
  applied: readonly AppliedReading[],
  onUndone: () => void = () => {},
): void {
  const names = new Map(applied.flatMap(({ id, name }) => (id === null ? [] : [[id, name] as const])))
  const undo = async () => {
    try {
      const { undoneIds, left } = await undoReadings([...names.keys()])
      const reasons = new Map(left.map(({ id, reason }) => [id, LEFT_TEXTS[reason]]))
      const notUndone = [...names].flatMap(([id, name]) =>
        undoneIds.includes(id) ? [] : `${name} (${reasons.get(id) ?? LEFT_TEXTS.changed})`,
      )
      notify(notUndone.length === 0 ? 'success' : 'error', readingsUndone(undoneIds.length, listed(notUndone)))
      if (undoneIds.length > 0) onUndone()
    } catch (error) {
      notify('error', `Failed to put products back: ${errorMessageOf(error)}`, {
        label: 'Try again',
        run: () => void undo(),
      })
    }
    await refreshAdmin(client)
  }
  notify('success', message, names.size > 0 ? { label: 'Undo', run: () => void undo() } : undefined)
}

/** Separated by semicolons, since names have commas. */
const listed = (names: string[]) =>
  names.length <= NAMED ? names.join('; ') : `${names.slice(0, NAMED).join('; ')}; and ${names.length - NAMED} more`

export const FIELD_LABELS: Record<ReadField, string> = {
  name: 'Name',
  price: 'Price',
  availability: 'Availability',
  product_url: 'Address',
  description: 'Description',
  images: 'Pictures',
  rating: 'Rating',
  review_count: 'Number of reviews',
  brand: 'Brand',
  sku: 'SKU',
  model_number: 'Model number',
  upc: 'GTIN (UPC or EAN)',
  category: 'Category',
  subcategories: 'Subcategories',
  specifications: 'Specifications',
}

/** The value of a field as text; empty for none. */
export function readValue(product: Product, field: ReadField): string {
  switch (field) {
    case 'price':
      return priceText(product)
    case 'availability':
      return product.availability ? formatAvailability(product.availability) : ''
    case 'images':
      return product.images.length === 0 ? '' : countOf(product.images.length, 'picture')
    case 'category':
      return (product.category?.path ?? []).join(' › ')
    case 'subcategories':
      return product.subcategories.join(', ')
    case 'specifications':
      return Object.entries(product.specifications)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n')
    default:
      return String(product[field] ?? '')
  }
}

function priceText({ price, original_price: before, currency }: Product): string {
  const shown = price === null ? before !== null && 'No price' : formatPrice(price, currency)
  return [shown, before !== null && `list price ${formatPrice(before, currency)}`].filter(Boolean).join('; ')
}

/**
 * The fields that are taken over unless an editor chooses otherwise: none of another product, and none that were set by
 * hand or would be emptied.
 */
export function fieldsToTake({ other, changes, read }: Reread): ReadField[] {
  if (other !== null) return []
  return changes.flatMap(({ field, by_hand: byHand }) => (byHand || readValue(read, field) === '' ? [] : [field]))
}
