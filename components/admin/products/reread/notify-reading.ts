import type { QueryClient } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { refreshProducts } from '@/lib/client/products/catalog'
import { undoReadings } from '@/lib/client/products/reread-products'
import { LEFT_TEXTS } from '@/lib/contract/products/value-origin'
import { readingsUndone, undoReadingsFailed } from '@/lib/contract/products/product-texts'
import { errorMessageOf } from '../../error-message'

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
      notify('error', undoReadingsFailed(errorMessageOf(error)), { label: 'Try again', run: () => void undo() })
    }
    await refreshProducts(client)
  }
  notify('success', message, names.size > 0 ? { label: 'Undo', run: () => void undo() } : undefined)
}

/** Separated by semicolons, since names have commas. */
const listed = (names: string[]) =>
  names.length <= NAMED ? names.join('; ') : `${names.slice(0, NAMED).join('; ')}; and ${names.length - NAMED} more`
