/** CSS classes of the popup of a menu. */
export const MENU_POPUP =
  'max-h-[var(--available-height)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-lift outline-none'

/** CSS classes of an entry of a menu. */
export const MENU_ITEM =
  'flex min-h-9 cursor-default items-center gap-2.5 rounded-lg px-2.5 text-sm outline-none select-none ' +
  'data-disabled:opacity-40 data-highlighted:bg-tint'
