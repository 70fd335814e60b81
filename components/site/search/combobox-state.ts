/** Sets the ARIA attributes that make an input the combobox of a listbox. */
export function initCombobox(box: HTMLInputElement, listbox: string): void {
  box.setAttribute('role', 'combobox')
  box.setAttribute('aria-autocomplete', 'list')
  box.setAttribute('aria-controls', listbox)
}

/** Updates the combobox's open state and active option; scrolls that option into view. */
export function updateCombobox(box: HTMLInputElement, isOpen: boolean, option: string | null): void {
  box.setAttribute('aria-expanded', String(isOpen))
  if (isOpen && option) {
    box.setAttribute('aria-activedescendant', option)
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  } else box.removeAttribute('aria-activedescendant')
}
