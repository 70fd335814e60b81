import { useRef, useState } from 'react'
import { CheckField } from './form-field'

export type Selection<Item extends { id: string }> = ReturnType<typeof useSelection<Item>>

/** The ids of items, as calls take them. */
export const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id)

/** Selected items for batch actions, across pages and searches; changing the filter clears them. */
export function useSelection<Item extends { id: string }>(filter: string) {
  const empty = { filter, active: false, items: new Map<string, Item>() }
  const [state, setState] = useState(empty)
  const last = useRef<string | null>(null)
  if (state.filter !== filter) setState({ ...empty, active: state.active })
  /** Adds all of these items to the selection, or removes them. */
  const set = (items: Item[], selected: boolean) =>
    setState((now) => {
      const next = new Map(now.items)
      for (const item of items) {
        if (selected) next.set(item.id, item)
        else next.delete(item.id)
      }
      return { ...now, items: next }
    })
  return {
    active: state.active,
    items: [...state.items.values()],
    has: (item: Item) => state.items.has(item.id),
    begin: () => setState({ ...empty, active: true }),
    /** Leaves selection mode and clears the selection. */
    end: () => setState(empty),
    set,
    /**
     * Adds an item of a list to the selection, or removes it.
     * @param range whether to extend the choice to all rows since the last one.
     */
    choose: (list: Item[], item: Item, selected: boolean, range: boolean) => {
      const from = list.findIndex(({ id }) => id === last.current)
      const to = list.indexOf(item)
      last.current = item.id
      set(range && from >= 0 ? list.slice(Math.min(from, to), Math.max(from, to) + 1) : [item], selected)
    },
  }
}

type Props<Item extends { id: string }> = { items: Item[]; selection: Selection<Item> }

export function SelectAll<Item extends { id: string }>({ items, selection }: Props<Item>) {
  const selected = items.filter(selection.has).length
  const all = selected === items.length
  return (
    <CheckField
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && !all
      }}
      checked={all}
      onChange={() => selection.set(items, !all)}
      className="gap-4 border-b border-line px-3 py-3 font-semibold md:px-4"
    >
      Select all on this page
    </CheckField>
  )
}
