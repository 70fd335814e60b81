/**
 * Holds a Web Lock on a slot until the page ends, even by a crash.
 * @returns a function that releases it earlier.
 */
export function lockSlot(key: string): () => void {
  if (!('locks' in navigator)) return () => undefined
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void navigator.locks.request(key, () => released).catch(() => undefined)
  return release
}

/** Keys of the slots locked by pages of this browser. */
export async function lockedSlots(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [], pending = [] } = await navigator.locks.query()
  return new Set([...held, ...pending].flatMap(({ name }) => name ?? []))
}
