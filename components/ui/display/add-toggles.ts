/**
 * Gives each clamped text of the page that is truncated at its width a toggle: `...` expands it, and `(less)` collapses it. The
 * toggle precedes the text, which flows around it, so that no word is cut. Texts that are added later get theirs, too.
 * @returns a function that ends it.
 */
export function addToggles(): () => void {
  const found = new WeakSet<Element>()
  const sizes = new ResizeObserver((entries) => arrange(entries.map(({ target }) => target)))
  const find = () => {
    for (const frame of document.querySelectorAll('.clamped')) {
      if (!found.has(frame)) sizes.observe(frame)
      found.add(frame)
    }
  }
  const additions = new MutationObserver(find)
  additions.observe(document.body, { childList: true, subtree: true })
  find()
  return () => {
    sizes.disconnect()
    additions.disconnect()
  }
}

const isOpen = (frame: Element) => !frame.classList.contains('clamped')
const toggleOf = (frame: Element) => frame.querySelector(':scope > button')

/** Adds, moves or removes the toggles of texts; of many, all are measured before the first is changed. */
function arrange(frames: Element[]): void {
  const closed = frames.filter((frame) => !isOpen(frame))
  const truncated = closed.filter((frame) => frame.scrollHeight > frame.clientHeight + 1)
  for (const frame of closed) {
    if (!truncated.includes(frame)) toggleOf(frame)?.remove()
    else if (!toggleOf(frame)) frame.prepend(newToggle(frame))
  }
  const moves = truncated.map(moveOf)
  for (const move of moves) move?.()
}

function newToggle(frame: Element): HTMLButtonElement {
  const toggle = document.createElement('button')
  const label = document.createElement('span')
  const rest = document.createElement('span')
  const showState = () => {
    toggle.ariaExpanded = String(isOpen(frame))
    label.textContent = isOpen(frame) ? '(less)' : '...'
    rest.textContent = isOpen(frame) ? 'show less of the description' : 'show the whole description'
  }
  toggle.type = 'button'
  toggle.className = 'toggle order-last min-h-6 min-w-6 print:hidden'
  rest.className = 'sr-only'
  toggle.append(label, rest)
  toggle.addEventListener('click', () => {
    for (const name of ['clamped', 'grid', 'justify-items-start']) frame.classList.toggle(name)
    showState()
    arrange([frame])
  })
  showState()
  return toggle
}

/** Measures how to move a toggle from the end of the second line to the last word in it. */
function moveOf(frame: Element): (() => void) | null {
  const toggle = frame.querySelector<HTMLElement>(':scope > button')
  if (!toggle) return null
  const { left, top, bottom } = toggle.getBoundingClientRect()
  const unmoved = left + (parseFloat(toggle.style.insetInlineEnd) || 0)
  const text = document.createRange()
  text.selectNodeContents(toggle.nextElementSibling ?? frame)
  const ends = [...text.getClientRects()]
    .filter((word) => word.top < bottom && word.bottom > top && word.right <= unmoved)
    .map(({ right }) => right)
  return ends.length > 0 ? () => (toggle.style.insetInlineEnd = `${unmoved - Math.max(...ends)}px`) : null
}
