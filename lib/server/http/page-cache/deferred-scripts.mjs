import { hideBrokenPictures } from '../../../format/hide-broken-pictures.mjs'

/** Next's own scripts, and what asks the browser to fetch one of them early; old browsers' polyfills stay where they are. */
const HELD = /<script src="([^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>|<link rel="preload" as="script"[^>]*>/g

/**
 * Runs in the page. A page is whole without its scripts, so they begin only when somebody is there to need them: after the
 * paint that follows the first touch, key or move of the mouse, or by themselves for a browser that has kept something of
 * this site. What is done before they listen is done once more when they do, a frame later, when their effects have run; an event
 * in the midst of which they begin to listen React goes on to hear itself. As soon as the page stands they are fetched ahead.
 * A picture that cannot be loaded is hidden where it stands in a post's body; any other needs the scripts, which know what to show instead.
 * Where the server has one of them no more, the page is of an earlier build: it is loaded anew, once, if nothing is typed into it.
 */
function wait(hideBroken) {
  const sources = document.currentScript.dataset.scripts.split(' ')
  const acts = ['pointermove', 'wheel', 'scroll', 'keydown', 'focusin', 'input', 'click']
  const unheard = []
  let begun = false
  const append = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties))
  // As components/site/missing-asset.ts does, which is one of the scripts.
  const recover = async (src) => {
    const statusOf = (url) => fetch(url, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status, () => 0)
    const status = await statusOf(src)
    const isGone = status === 404 || (status >= 500 && [200, 404, 410].includes(await statusOf(location.href)))
    if (!isGone || [...document.querySelectorAll('input:not([type=hidden])')].some(({ value }) => value)) return
    try {
      if (Date.now() - sessionStorage.getItem('reloadedAt') < 60_000) return
      sessionStorage.setItem('reloadedAt', Date.now())
    } catch {
      return
    }
    location.reload()
  }
  const begin = () => {
    if (!begun) for (const src of sources) append('script', { src, async: true, onerror: () => recover(src) })
    begun = true
  }
  const note = (event) => {
    const { type, target, pointerType, movementX, movementY } = event
    // A page that comes up below a mouse at rest is told so, as a move by nothing.
    if (type === 'pointermove' && (pointerType !== 'mouse' || (movementX === 0 && movementY === 0))) return
    const again = type === 'click' ? target.closest?.('button[type=button]') : ['keydown', 'focusin', 'input'].includes(type)
    if (again) unheard.push(event)
    requestAnimationFrame(() => setTimeout(begin))
  }
  for (const act of acts) addEventListener(act, note, { capture: true, passive: true })
  const leavePictures = hideBroken(begin)
  addEventListener(
    'hydrated',
    () => {
      leavePictures()
      for (const act of acts) removeEventListener(act, note, { capture: true })
      const missed = unheard.filter(({ eventPhase }) => eventPhase === 0)
      requestAnimationFrame(() => setTimeout(() => missed.forEach((event) => event.target.dispatchEvent(new event.constructor(event.type, event)))))
    },
    { once: true },
  )
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const ahead = [...sources]
  const fetchAhead = () => {
    const href = begun ? undefined : ahead.shift()
    if (href === undefined) return
    append('link', { rel: 'prefetch', as: 'script', href })
    idle(fetchAhead)
  }
  addEventListener('load', () => navigator.connection?.saveData || idle(fetchAhead))
  const lookBack = () => {
    try {
      if ('visitorSignedIn' in localStorage) document.documentElement.dataset.returning = ''
      if (localStorage.length + sessionStorage.length > 0) begin()
    } catch {
      return
    }
  }
  // A browser takes a while to find what it has kept: the first paint waits for it only where it shows something else then.
  if (document.querySelector('.returning\\:invisible')) lookBack()
  else addEventListener('load', () => idle(lookBack))
}

/** @param {{ toString: () => string }} code */
const sourceOf = (code) => code.toString().replace(/^\s*(\/\/|\/\*\*).*\n/gm, '').replace(/\n\s*/g, '\n')

const WAIT = `(${sourceOf(wait)})(${sourceOf(hideBrokenPictures)})`

/**
 * The same page with its scripts waiting for somebody to need them.
 * @param {string} html
 */
export function holdScripts(html) {
  const sources = /** @type {string[]} */ ([])
  const held = html.replace(HELD, (_tag, source) => {
    if (source) sources.push(source)
    return ''
  })
  if (sources.length === 0) return html
  return held.replace('</body>', () => `<script data-scripts="${sources.join(' ')}">${WAIT}</script></body>`)
}
