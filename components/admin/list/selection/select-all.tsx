import type { Selection } from './use-selection'

/** Selects all items of a page, or none. */
export function SelectAll<Item>({ items, selection }: { items: Item[]; selection: Selection<Item> }) {
  const selected = items.filter(selection.has).length
  const all = selected === items.length
  return (
    <label className="flex items-center gap-4 border-b border-line px-3 py-3 text-sm font-semibold md:px-4">
      <input
        type="checkbox"
        className="size-5 accent-purple-600"
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !all
        }}
        checked={all}
        onChange={() => selection.set(items, !all)}
      />
      Select all on this page
    </label>
  )
}
