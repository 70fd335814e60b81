/**
 * Runs in the browser before the page's own scripts: remembers the events that only those scripts can handle, marks
 * the clicked button with `data-heard`, and dispatches the events again one frame after hydration, when effects have
 * run; React itself handles an event during which it hydrates. A form that is sent by POST is held until then, so that
 * nothing typed is lost. Remembers also that the visitor did something, and where it was clicked
 * (lib/client/site/visit-counter.ts).
 * @param {(button: HTMLElement) => void} step moves a carousel, which needs no other script.
 */
export function replayEvents(step) {
  const eventTypes = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin', 'input', 'click', 'submit']
  /** @type {typeof globalThis & { earlyActs?: (EventTarget | null)[] }} */
  const page = globalThis
  /** @type {Event[]} */
  const missedEvents = []
  /** @type {HTMLElement[]} */
  const heard = []
  /** @param {HTMLElement | null | undefined} button */
  const mark = (button) => {
    if (!button) return false
    button.dataset.heard = ''
    heard.push(button)
    return true
  }
  /** @param {Event & { submitter?: HTMLElement | null }} event */
  const isMissed = (event) => {
    const { type, submitter } = event
    /** @type {Partial<HTMLElement & { method: string }> | null} */
    const target = event.target
    if (type === 'submit') {
      if (target?.method !== 'post') return false
      event.preventDefault()
      return mark(submitter)
    }
    if (type !== 'click') return ['keydown', 'focusin', 'input'].includes(type)
    /** @type {HTMLElement | null | undefined} */
    const button = target?.closest?.('button[type=button]')
    if (!button?.dataset.step) return mark(button)
    step(button)
    return false
  }
  /** @param {Event & Partial<Pick<PointerEvent, 'pointerType' | 'movementX' | 'movementY'>>} event */
  const onAny = (event) => {
    const { type, pointerType, movementX, movementY } = event
    // A page that appears below a resting mouse gets a mouse move by zero.
    if (type === 'pointermove' && (pointerType !== 'mouse' || (movementX === 0 && movementY === 0))) return
    // A page may also be focused by itself.
    if (type !== 'focusin') page.earlyActs ??= []
    if (type === 'click') page.earlyActs?.push(event.target)
    if (isMissed(event)) missedEvents.push(event)
  }
  /** @param {Event & { submitter?: HTMLElement | null }} event */
  const replay = (event) => {
    const { type, target, constructor, submitter } = event
    if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
    else target?.dispatchEvent(Reflect.construct(constructor, [type, event]))
  }
  for (const type of eventTypes) addEventListener(type, onAny, { capture: true, passive: type !== 'submit' })
  addEventListener(
    'hydrated',
    () => {
      for (const type of eventTypes) removeEventListener(type, onAny, { capture: true })
      const missed = missedEvents.filter(({ eventPhase }) => eventPhase === 0)
      requestAnimationFrame(() =>
        setTimeout(() => {
          for (const button of heard) delete button.dataset.heard
          missed.forEach(replay)
        }),
      )
    },
    { once: true },
  )
}
