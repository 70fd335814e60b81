/**
 * Runs in the page until React has taken it over. A browser that translates the page, and many an extension, puts other nodes in
 * the place of texts; React would find another page than it was given and draw all of it anew, and what was typed, the focus and
 * the first click would be lost. So what others have changed is undone when React begins, and while it is at it; they translate
 * once more as soon as it is done. Nothing of the site itself changes the body before that.
 */
function watch() {
  // Who translates at once, and not after a while as browsers do, would never come to an end.
  const mostUndone = 20
  let undone = 0
  let begun = false
  const changes = []
  const undo = ({ type, target, oldValue, addedNodes, removedNodes, nextSibling }) => {
    if (type === 'characterData') target.data = oldValue
    // What an extension adds to the end of the page is its own.
    if (type === 'characterData' || target === document.body) return
    for (const node of addedNodes) node.remove()
    for (const node of removedNodes) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null)
  }
  const restore = () => {
    changes.push(...watcher.takeRecords())
    if (changes.length === 0 || undone === mostUndone) return
    undone += 1
    changes.splice(0).reverse().forEach(undo)
    watcher.takeRecords()
  }
  const watcher = new MutationObserver((records) => {
    changes.push(...records)
    if (begun) restore()
  })
  watcher.observe(document.body, { childList: true, characterData: true, characterDataOldValue: true, subtree: true })
  addEventListener('before-hydration', () => {
    begun = true
    restore()
  })
  addEventListener('hydrated', () => watcher.disconnect(), { once: true })
}

const WATCH = `(${watch.toString().replace(/\n\s*(?:\/\/.*)?/g, '\n')})()`

/** What a page has that React takes over. */
const SCRIPTS = /<script (?:src|data-scripts)=/

/**
 * The same page, which React finds as it was sent.
 * @param {string} html
 */
export function restoreTexts(html) {
  return SCRIPTS.test(html) ? html.replace('</body>', () => `<script>${WATCH}</script></body>`) : html
}
