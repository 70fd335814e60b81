import { ApiError } from '../../contract/failure'
import type { ReadField } from '../../contract/fields/fields'
import type { Reread } from '../../contract/products/reread-calls'
import { api } from '../calls/client'

/** Milliseconds between two pages, and until the next try once the limit of the API is reached. */
const PAUSE = 1_000
const LIMIT_PAUSE = 15_000

/** What a product's page says now, or why it could not be read. */
export type RereadOutcome = { found: Reread } | { refusal: string }

/** Takes fields over from a reading; none confirms the stored values. */
export async function applyReading({ product, reading, updated_at }: Reread, fields: ReadField[]) {
  const body = { reading, fields, ...(updated_at && { updated_at }) }
  return api.catalog.applyReading({ params: { product_id: product.product_id }, body })
}

/** Undoes readings that were applied. */
export const undoReadings = (ids: string[]) => api.catalog.undoReadings({ ids })

/**
 * Reads the pages of products again, one after the other. A page without differences confirms the stored values. Never
 * throws.
 * @param onOutcome called after each page.
 */
export async function rereadProducts(
  ids: readonly string[],
  onOutcome: (id: string, outcome: RereadOutcome) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const [at, id] of ids.entries()) {
    if (at > 0) await pause(PAUSE, signal)
    if (signal.aborted) return
    const outcome = await reread(id, signal)
    if (signal.aborted) return
    onOutcome(id, outcome)
  }
}

async function reread(id: string, signal: AbortSignal): Promise<RereadOutcome> {
  try {
    const found = (await api.catalog.reread({ params: { product_id: id }, body: {} }, { signal })).data
    if (found.changes.length === 0 && found.other === null) await applyReading(found, [])
    return { found }
  } catch (error) {
    if (error instanceof ApiError && error.status === 429 && !signal.aborted) {
      await pause(LIMIT_PAUSE, signal)
      return reread(id, signal)
    }
    return { refusal: error instanceof Error ? error.message : 'Unknown error' }
  }
}

/** Ends early when the signal is aborted. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
