import type { ReactNode } from 'react'

const BAR =
  'sticky bottom-0 max-lg:bottom-14 z-30 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 ' +
  'pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:bottom-4 md:mx-0 md:rounded-card md:border ' +
  'md:px-4 md:shadow-lg'

/** Batch actions for the selection of a list, sticky at the bottom of the screen. */
export function SelectionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={BAR}>
      {children}
    </div>
  )
}
