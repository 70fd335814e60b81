import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { CARD } from '@/components/ui/styles'

/** What is rarely changed, closed at first. */
export function MoreSettings({ children }: { children: ReactNode }) {
  return (
    <details className="group/more grid min-w-0">
      <summary className={`${CARD} flex min-h-12 items-center gap-2 px-4 font-semibold sm:px-5`}>
        <ChevronDown aria-hidden="true" className="size-4.5 transition-transform group-open/more:rotate-180" />
        <span>More settings</span>
      </summary>
      <div className="mt-5 grid grid-cols-1 gap-5">{children}</div>
    </details>
  )
}
