import { controls, elementOf, nameOf, popups, pressPoint, scope } from './controls'
import { faults, invisibleFocus } from './looks'
import { answerCalls } from './answers'
import { violations } from './axe'
import { consequence, goBack, isOpen, markStep, noteEffect, remember, stepAgain } from './state'

const isQuiet = () =>
  !document.querySelector('[aria-busy=true], [role=status] .animate-spin') &&
  document.querySelector<HTMLFormElement>('.bar [role=search]')?.noValidate !== false

const TOAST = '[data-sonner-toast]'

let areLinksFollowed = true

/** What tests ask the page for. */
const sweep = {
  controls,
  faults,
  remember,
  violations,
  invisibleFocus,
  consequence,
  goBack,
  markStep,
  stepAgain,
  /** Says whether links lead on, or only note that they were pressed. */
  followLinks(isOn: boolean) {
    areLinksFollowed = isOn
  },
  /** Scrolls to a control and remembers the page. @returns where to press it, and what covers it. */
  aim(id: number) {
    const point = pressPoint(id)
    remember(id)
    return point
  },
  focus(id: number) {
    const element = elementOf(id) as HTMLElement | undefined
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    element?.focus()
    remember(id)
    return document.activeElement === element
  },
  /** Whether its content has loaded and its scripts have started. */
  isReady: (selector: string | undefined, isLoading: boolean) =>
    (isLoading || isQuiet()) && (!selector || document.querySelector(selector) !== null),
  isOpen,
  where: (selector: string | undefined, ready: string | undefined) => ({
    url: location.href,
    popups: popups().map((popup) => nameOf(popup)),
    hasScope: !selector || scope(selector) !== document.body,
    isThere: !ready || document.querySelector(ready) !== null,
  }),
  hasTarget: (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1))) !== null,
}
export type SweepInPage = typeof sweep

/** Notes what leaves no trace in the page, and keeps links to other sites from leaving it. */
function watchEffects(): void {
  const noted = () => {
    noteEffect()
    return Promise.resolve()
  }
  Object.assign(window, { print: noted, open: () => void noted() })
  Object.assign(navigator, { share: noted })
  if (navigator.clipboard) Object.assign(navigator.clipboard, { write: noted, writeText: noted })
  Element.prototype.requestFullscreen = noted
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function clickLink(this: HTMLAnchorElement) {
    if (this.download) noteEffect()
    else click.call(this)
  }
  const holdLink = (event: Event) => {
    if (areLinksFollowed || !(event.target as Element).closest('a[href]:not([role=tab])')) return
    event.preventDefault()
    noteEffect()
  }
  window.addEventListener('click', holdLink, { capture: true })
  window.addEventListener('click', (event) => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>('a[href]')
    const leaves = link && (link.target === '_blank' || link.origin !== location.origin || link.download)
    if (!leaves && !target.matches('input[type=file]')) return
    event.preventDefault()
    noteEffect()
  })
  // Toasts come and go by themselves: only their coming counts.
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    const isToast = (node: Node) =>
      node instanceof Element && (node.matches(TOAST) || node.querySelector(TOAST) !== null)
    if (added.some(isToast)) noteEffect()
  }).observe(document, { childList: true, subtree: true })
}

/** Nothing moves: what opens is there at once, and what closes is gone. */
function holdStill(): void {
  const style = new CSSStyleSheet()
  style.replaceSync(
    `*, ::before, ::after { transition: none !important; animation: none !important; scroll-behavior: auto !important }
    [data-starting-style] { opacity: 1 !important }`,
  )
  document.adoptedStyleSheets = [style]
}

if (location.protocol !== 'about:' && window.top === window) {
  Object.assign(window, { sweep })
  // The account's own page keeps the hint that somebody is signed in.
  if ((window as { sweepPerson?: string }).sweepPerson !== 'account') localStorage.clear()
  indexedDB.deleteDatabase('plumbline-drafts')
  holdStill()
  watchEffects()
  answerCalls()
}
