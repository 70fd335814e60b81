import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What is below the list, such as how much of it is not shown. */
  note?: string | false
  /** The items. */
  children: ReactNode[]
}

/** A list with a title that may be long: it scrolls by itself. Nothing if it is empty. */
export function ScrollList({ title, note, children }: Props) {
  if (children.length === 0) return null
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      <ul
        aria-label={title}
        tabIndex={0}
        className="max-h-64 divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm wrap-anywhere *:px-3 *:py-2"
      >
        {children}
      </ul>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
    </div>
  )
}
