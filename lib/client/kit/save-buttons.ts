import { rowsOf } from './kit-rows'

const PANEL = '#featured-products'
const SAVE = 'button[aria-pressed]'

/**
 * Adds a Save button to each row with a featured product, which clicks that of the side panel. The panel has one only on sites
 * with accounts, and after hydration.
 */
export function addSaveButtons(sections: readonly HTMLElement[]): void {
  const panel = document.querySelector<HTMLElement>(PANEL)
  if (!panel) return
  const rows = sections.flatMap(rowsOf).filter(({ element }) => element.dataset.featured)
  const show = () => {
    for (const { element } of rows) {
      const own = panel.querySelectorAll(':scope > ul > li')[Number(element.dataset.featured)]
      const original = own?.querySelector<HTMLButtonElement>(SAVE)
      if (original) mirror(element, original)
    }
  }
  show()
  new MutationObserver(show).observe(panel, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-pressed'],
  })
}

function mirror(row: HTMLElement, original: HTMLButtonElement): void {
  const place = row.querySelector('.kit-links')
  let button = place?.querySelector<HTMLButtonElement>(SAVE) ?? null
  if (!button) {
    button = document.createElement('button')
    button.type = 'button'
    button.className = 'kit-save'
    button.addEventListener('click', () => original.click())
    place?.append(button)
  }
  const pressed = original.getAttribute('aria-pressed') ?? 'false'
  if (button.getAttribute('aria-pressed') === pressed) return
  button.setAttribute('aria-pressed', pressed)
  button.setAttribute('aria-label', (original.textContent ?? '').trim())
  button.textContent = pressed === 'true' ? 'Saved' : 'Save'
}
