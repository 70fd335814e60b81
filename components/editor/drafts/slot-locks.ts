/**
 * Says that a slot is in use for as long as this page lives, however it ends.
 * @returns how to give it up before.
 */
export function holdSlot(key: string): () => void {
  if (!('locks' in navigator)) return () => undefined
  let giveUp: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    giveUp = resolve
  })
  void navigator.locks.request(key, () => held).catch(() => undefined)
  return giveUp
}

/** The keys of the slots that pages of this browser have in use. */
export async function heldSlots(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [], pending = [] } = await navigator.locks.query()
  return new Set([...held, ...pending].flatMap(({ name }) => name ?? []))
}
