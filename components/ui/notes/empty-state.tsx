import type { ReactNode } from 'react'

type Props = {
  text: string
  /** Links to where there is something. */
  children: ReactNode
}

/** What a page shows in place of a list without entries. */
export function EmptyState({ text, children }: Props) {
  return (
    <div className="mt-6 grid justify-items-start gap-5 rounded-card border border-dashed border-line p-6 sm:p-10">
      <p className="text-lg text-balance text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
