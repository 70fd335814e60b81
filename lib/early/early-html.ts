import { EARLY_SCRIPT_OF_PUBLIC_PAGES } from './early-script.mjs'

/** Hides the sign-in links where a visitor was signed in; reading storage takes a while, so only pages with them do. */
const RETURNING = `try{if('visitorSignedIn'in localStorage)document.documentElement.dataset.returning=''}catch{}`

/** Adds to a public page the script that serves it until its own scripts have started. */
export function addEarlyScript(html: string): string {
  const returning = html.includes('returning:invisible') ? `;${RETURNING}` : ''
  return html.replace('</head>', () => `<script>${EARLY_SCRIPT_OF_PUBLIC_PAGES}${returning}</script></head>`)
}

/**
 * Runs in the browser until React has hydrated the page. Page translation and many extensions replace text nodes; React would then
 * find a mismatch and render the whole page again, losing typed text, focus and the first click. So such changes are undone when
 * hydration starts and while it runs; translation runs again afterwards. React never looks into what only the server
 * draws (components/ui/drawn), nor into the HTML of a text (`.prose`), which scripts of the site complete before that: what changes
 * there stays.
 */
function watchTexts(): void {
  // A limit for translators that react at once, unlike browsers, which wait: the two would go on forever.
  const maxRestores = 20
  let restores = 0
  let started = false
  const changes: MutationRecord[] = []
  const undo = ({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord) => {
    if ((target instanceof Element ? target : target.parentElement)?.closest('.prose, [data-drawn]')) return
    if (type === 'characterData') target.nodeValue = oldValue
    // Extensions may append their own elements to the body.
    if (type === 'characterData' || target === document.body) return
    for (const node of addedNodes) node.parentNode?.removeChild(node)
    for (const node of removedNodes) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null)
  }
  const restore = () => {
    changes.push(...watcher.takeRecords())
    if (changes.length === 0 || restores === maxRestores) return
    restores += 1
    changes.splice(0).reverse().forEach(undo)
    watcher.takeRecords()
  }
  const watcher = new MutationObserver((records) => {
    changes.push(...records)
    if (started) restore()
  })
  watcher.observe(document.body, { childList: true, characterData: true, characterDataOldValue: true, subtree: true })
  addEventListener('before-hydration', () => {
    started = true
    restore()
  })
  addEventListener('hydrated', () => watcher.disconnect(), { once: true })
}

const WATCHER = `(${watchTexts.toString().replace(/\n\s*(?:\/\/.*|\/\*\*.*)?/g, '\n')})()`

/** Present in every page that React hydrates. */
const SCRIPTS = '<script src='

/** Adds the script that restores the texts of a page before hydration. */
export function restoreTexts(html: string): string {
  return html.includes(SCRIPTS) ? html.replace('</body>', () => `<script>${WATCHER}</script></body>`) : html
}
