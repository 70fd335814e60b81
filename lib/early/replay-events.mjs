/**
 * Runs in the browser before the page's own scripts: remembers the events that only those scripts can handle, marks
 * the clicked button with `data-heard`, and dispatches the events again one frame after hydration, when effects have
 * run; React itself handles an event during which it hydrates. A form that is sent by POST is held until then, so that
 * nothing typed is lost.
 * @param {(button: HTMLElement) => void} step moves a carousel, which needs no other script.
 */
export function replayEvents(step) {
  const eventTypes = ['keydown', 'focusin', 'input', 'click', 'submit']
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
    if (type !== 'click') return true
    /** @type {HTMLElement | null | undefined} */
    const button = target?.closest?.('button[type=button]')
    if (!button?.dataset.step) return mark(button)
    step(button)
    return false
  }
  /** @param {Event} event */
  const remember = (event) => {
    if (isMissed(event)) missedEvents.push(event)
  }
  /** @param {Event & { submitter?: HTMLElement | null }} event */
  const replay = (event) => {
    const { type, target, constructor, submitter } = event
    if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
    else target?.dispatchEvent(Reflect.construct(constructor, [type, event]))
  }
  for (const type of eventTypes) addEventListener(type, remember, { capture: true, passive: type !== 'submit' })
  addEventListener(
    'hydrated',
    () => {
      for (const type of eventTypes) removeEventListener(type, remember, { capture: true })
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
