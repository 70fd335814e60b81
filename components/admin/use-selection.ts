import { useRef, useState } from 'react'
import type { PostSummary } from '@/lib/contract/post'

export type Selection<Item> = {
  /** Whether items can be selected at all. */
  active: boolean
  items: Item[]
  has: (item: Item) => boolean
  begin: () => void
  /** Leaves selection mode and forgets what was selected. */
  end: () => void
  /** Selects all of these items, or none of them. */
  set: (items: Item[], selected: boolean) => void
  /**
   * Selects an item of a list, or not.
   * @param range whether everything since the last choice is meant too.
   */
  choose: (list: Item[], item: Item, selected: boolean, range: boolean) => void
}

type State<Item> = { filter: string; items: Map<string, Item> }

/** The items selected for a batch action, across pages and searches; another filter clears them. */
export function useSelection<Item extends { id: string } = PostSummary>(filter: string): Selection<Item> {
  const [active, setActive] = useState(false)
  const [state, setState] = useState<State<Item>>({ filter, items: new Map() })
  const last = useRef<string | null>(null)
  if (state.filter !== filter) setState({ filter, items: new Map() })
  const leave = (on: boolean) => {
    setActive(on)
    setState({ filter, items: new Map() })
  }
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
    active,
    items: [...state.items.values()],
    has: (item) => state.items.has(item.id),
    begin: () => leave(true),
    end: () => leave(false),
    set,
    choose: (list, item, selected, range) => {
      const from = list.findIndex(({ id }) => id === last.current)
      const to = list.indexOf(item)
      last.current = item.id
      set(range && from >= 0 ? list.slice(Math.min(from, to), Math.max(from, to) + 1) : [item], selected)
    },
  }
}
