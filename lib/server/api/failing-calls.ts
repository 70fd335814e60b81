import 'server-only'

/** Milliseconds from which a failure was waited for. */
const SLOW = 1_000
/** Milliseconds for which a slow failure stands for the next. */
const LASTS = 5_000

const failing = new Map<string, { error: unknown; until: number }>()

/**
 * Makes a call, unless the same one has just failed after a long wait: then it fails again at once. Next renders
 * a page that failed anew, to show that it did, and would wait as long for its calls once more.
 */
export async function unlessFailing<T>(key: string, send: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const last = failing.get(key)
  if (last && start < last.until) throw last.error
  try {
    return await send()
  } catch (error) {
    const { status = 500 } = error as { status?: number }
    if (status >= 500 && performance.now() - start >= SLOW) note(key, error)
    throw error
  }
}

function note(key: string, error: unknown): void {
  const now = performance.now()
  for (const [other, { until }] of failing) if (until <= now) failing.delete(other)
  failing.set(key, { error, until: now + LASTS })
}
