/**
 * Runs in the browser until hydration: records in `earlyActs` that the visitor did something, and where it was clicked
 * (lib/client/site/visit-counter.ts). A page may also be focused by itself.
 */
export function recordActs() {
  const eventTypes = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input', 'click', 'submit']
  /** @type {typeof globalThis & { earlyActs?: (EventTarget | null)[] }} */
  const page = globalThis
  /** @param {Event & Partial<Pick<PointerEvent, 'pointerType' | 'movementX' | 'movementY'>>} event */
  const record = ({ type, target, pointerType, movementX, movementY }) => {
    // A page that appears below a resting mouse gets a mouse move by zero.
    if (type === 'pointermove' && (pointerType !== 'mouse' || (movementX === 0 && movementY === 0))) return
    page.earlyActs ??= []
    if (type === 'click') page.earlyActs.push(target)
  }
  for (const type of eventTypes) addEventListener(type, record, { capture: true, passive: true })
  addEventListener(
    'hydrated',
    () => {
      for (const type of eventTypes) removeEventListener(type, record, { capture: true })
    },
    { once: true },
  )
}
