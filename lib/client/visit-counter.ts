import { type ClickPlace } from '../contract/insights/insight-views'
import { COUNTS_PATH } from '../format/addresses/counts-path'
import type { VisitEvent } from '../contract/insights/visit'
import { adminHeader } from '../session/admin-header'

/** What was done before hydration: lib/early/early-script.mjs. */
type EarlyActs = { earlyActs?: (EventTarget | null)[] }

/** What a person does; a page may also scroll or be focused by itself. */
const ACTS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const

const MAX_WAITING = 10

const waiting: VisitEvent[] = []

let hasActed = false

/** Counts what the visitor did, once the visitor has done anything on this page; dropped on a page that does not count. */
export function countVisit(event: VisitEvent): void {
  if (hasActed) send(event)
  else if (waiting.length < MAX_WAITING) waiting.push(event)
}

/**
 * Counts the view of a post or a search once the visitor does something on the page, and clicks of product links; nothing where
 * Do Not Track or Global Privacy Control is set.
 * @returns a function that ends it.
 */
export function startCounting(): () => void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (doNotTrack === '1' || globalPrivacyControl) return () => undefined
  const { earlyActs } = window as EarlyActs
  const stopWaiting = () => {
    for (const type of ACTS) removeEventListener(type, onAct, true)
  }
  const onAct = (event?: Event) => {
    // A page that appears below a resting mouse gets a mouse move by zero.
    if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
    stopWaiting()
    hasActed = true
    for (const event of [...pageEvents(), ...waiting.splice(0)]) send(event)
  }
  const onClick = ({ target, button }: MouseEvent) => {
    // The main button and the middle one, which opens a tab.
    if (button < 2) clickEvents(target).forEach(countVisit)
  }
  for (const type of ACTS) addEventListener(type, onAct, { capture: true, passive: true })
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, onClick, true)
  if (earlyActs) onAct()
  for (const target of earlyActs?.splice(0) ?? []) clickEvents(target).forEach(countVisit)
  return () => {
    stopWaiting()
    for (const type of ['click', 'auxclick'] as const) removeEventListener(type, onClick, true)
  }
}

/** The view of a post, or a search with its result. */
function pageEvents(): VisitEvent[] {
  const post = document.querySelector<HTMLElement>('#content > [data-post]')?.dataset.post
  const { search, found } = document.querySelector<HTMLElement>('[data-search][data-found]')?.dataset ?? {}
  return [
    ...(post ? [{ kind: 'view' as const, post }] : []),
    ...(search ? [{ kind: 'search' as const, query: search, found: found === 'true' }] : []),
  ]
}

/** What a click on a link counts for: a product, and a search whose results it is in. */
function clickEvents(target: EventTarget | null): VisitEvent[] {
  const link = target instanceof Element ? target.closest('a') : null
  const around = (name: string) => link?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
  const [product, post, search] = [around('product'), around('post'), around('search')]
  const place = link?.closest('.prose') ? 'body' : ((around('place') as ClickPlace | undefined) ?? 'card')
  return [
    ...(product && link?.host !== location.host
      ? [{ kind: 'click' as const, product, ...(post && { post }), place }]
      : []),
    ...(search ? [{ kind: 'search-click' as const, query: search }] : []),
  ]
}

function send(event: VisitEvent): void {
  if (adminHeader()) return
  const body = new Blob([JSON.stringify({ events: [event] })], { type: 'application/json' })
  navigator.sendBeacon(COUNTS_PATH, body)
}
