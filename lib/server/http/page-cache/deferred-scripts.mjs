import { hideBrokenPictures } from '../../../format/hide-broken-pictures.mjs'
import { replayEvents, sourceOf } from '../../../format/early/replay-events.mjs'
import { stepCarousel } from '../../../format/early/step-carousel.mjs'
import { SCRIPTS } from '../next-adapter.mjs'

/**
 * Runs in the browser. A page is complete without its scripts, so they load only once they are needed: after the paint that
 * follows the first press, key press or mouse move, or immediately if the browser has stored data of this site. Events before
 * hydration are dispatched again (lib/format/replay-events.mjs).
 * After the load event the scripts are prefetched. A broken picture in a post's body is hidden; any other starts the scripts, which
 * show a replacement. If the server no longer has a script, the page is of an earlier build: it is reloaded once, unless something
 * was typed into it. Comments that fill a line are not sent.
 * @param {(start: () => void) => () => void} hideBroken hides broken pictures or calls `start`; returns a function that ends it
 * @param {(src: string) => void} recover
 * @param {(onEvent: () => void, onHydrated: () => void) => void} replay
 */
function deferred(hideBroken, recover, replay) {
  const sources = document.currentScript?.dataset.scripts?.split(' ') ?? []
  let started = false
  /** @type {(name: string, properties: object) => void} */
  const append = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
  const start = () => {
    if (!started) for (const src of sources) append('script', { src, async: true, onerror: () => recover(src) })
    started = true
  }
  const stopHiding = hideBroken(start)
  replay(() => requestAnimationFrame(() => setTimeout(start)), stopHiding)
  /** @type {Navigator & { connection?: { saveData?: boolean } }} */
  const browser = navigator
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const remaining = [...sources]
  const prefetchNext = () => {
    const href = started ? undefined : remaining.shift()
    if (href === undefined) return
    append('link', { rel: 'prefetch', as: 'script', href })
    idle(prefetchNext)
  }
  addEventListener('load', () => browser.connection?.saveData || idle(prefetchNext))
  const checkStorage = () => {
    try {
      if ('visitorSignedIn' in localStorage) document.documentElement.dataset.returning = ''
      if (localStorage.length + sessionStorage.length > 0) start()
    } catch {
      return
    }
  }
  // Reading storage takes a while: the first paint waits for it only where it changes what is shown.
  if (document.querySelector('.returning\\:invisible')) checkStorage()
  else addEventListener('load', () => idle(checkStorage))
}

/**
 * Runs in the browser when a script failed to load: reloads the page if the server no longer has the script, which a proxy may report
 * as a 5xx while pages are served. The scripts do the same for their parts in components/site/missing-asset.ts.
 * @param {string} src
 */
async function recoverPage(src) {
  /** @type {(url: string) => Promise<number>} */
  const statusOf = (url) =>
    fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status,
      () => 0,
    )
  const status = await statusOf(src)
  const isGone = status === 404 || (status >= 500 && [200, 404, 410].includes(await statusOf(location.href)))
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = document.querySelectorAll('input:not([type=hidden])')
  if (!isGone || [...inputs].some(({ value }) => value)) return
  try {
    if (Date.now() - Number(sessionStorage.getItem('reloadedAt')) < 60_000) return
    sessionStorage.setItem('reloadedAt', String(Date.now()))
  } catch {
    return
  }
  location.reload()
}

/** @param {string} parameters of a caller of replayEvents, as source */
const replaySource = (parameters) => `(${sourceOf(replayEvents)})(${sourceOf(stepCarousel)},${parameters})`
const LOADER = `(${sourceOf(deferred)})(${sourceOf(hideBrokenPictures)},${sourceOf(recoverPage)},(o,h)=>${replaySource('o,h')})`
const REPLAY = `<script>${replaySource('()=>{},()=>{}')}</script>`

/**
 * Adds to a page whose scripts load immediately the script that replays events until hydration.
 * @param {string} html
 */
export const replayEarlyEvents = (html) => html.replace('</head>', () => `${REPLAY}</head>`)

/**
 * Replaces the scripts of a page by a loader that starts them when they are needed.
 * @param {string} html
 */
export function deferScripts(html) {
  const sources = /** @type {string[]} */ ([])
  const stripped = html.replace(SCRIPTS, (_tag, source) => {
    if (source) sources.push(source)
    return ''
  })
  if (sources.length === 0) return html
  return stripped.replace('</body>', () => `<script data-scripts="${sources.join(' ')}">${LOADER}</script></body>`)
}
