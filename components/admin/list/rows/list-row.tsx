import type { ReactNode, Ref } from 'react'

type Props = {
  ref: Ref<HTMLLIElement>
  id?: string
  /** Null outside selection mode. */
  selected: boolean | null
  children: ReactNode
}

/** A row of a dashboard list: starts with a checkbox in selection mode, ends with its actions otherwise. */
export function ListRow({ ref, id, selected, children }: Props) {
  const columns = selected === null ? 'grid-cols-[auto_1fr_auto]' : 'grid-cols-[auto_auto_1fr] hover:bg-tint/60'
  return (
    <li
      ref={ref}
      id={id}
      className={`relative grid items-center gap-x-4 gap-y-2 border-b border-line px-3 py-3 last:border-b-0 md:px-4 ${columns} ${selected ? 'bg-tint' : ''}`}
    >
      {children}
    </li>
  )
}
