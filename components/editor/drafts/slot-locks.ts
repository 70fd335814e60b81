/**
 * Holds a Web Lock on a slot until the page ends, even by a crash.
 * @returns a function that releases it earlier.
 */
export function lockSlot(key: string): () => void {
  if (!('locks' in navigator)) return () => undefined
  let giveUp: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    giveUp = resolve
  })
  void navigator.locks.request(key, () => held).catch(() => undefined)
  return giveUp
}

/** Keys of the slots locked by pages of this browser. */
export async function lockedSlots(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [], pending = [] } = await navigator.locks.query()
  return new Set([...held, ...pending].flatMap(({ name }) => name ?? []))
}
