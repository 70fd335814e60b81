/**
 * Runs in the browser before the page's own scripts: remembers the events that only those scripts can handle, marks
 * the pressed button with `data-heard`, and dispatches the events again one frame after hydration, when effects have
 * run; React itself handles an event during which it hydrates. A form that is sent by POST is held until then, so that
 * nothing typed is lost. Its source is inlined, so it must be self-contained.
 * @param {(button: HTMLElement) => void} step moves a carousel, which needs no other script.
 * @param {() => void} onEvent called at every interaction.
 * @param {() => void} onHydrated
 */
export function replayEvents(step, onEvent, onHydrated) {
  const eventTypes = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown', 'focusin', 'input', 'click', 'submit']
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
    if (isMissed(event)) missedEvents.push(event)
    onEvent()
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
      onHydrated()
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

/**
 * The source of functions for an inline script, without lines of comments and indentation.
 * @param {{ toString: () => string }} code
 */
export const sourceOf = (code) =>
  code
    .toString()
    .replace(/^\s*(\/\/|\/\*\*).*\n/gm, '')
    .replace(/\n\s*/g, '\n')
