import type { ReactNode, Ref } from 'react'

const COLUMN = 'grid min-w-0 grid-cols-1 content-start gap-5'

type Props = {
  ref?: Ref<HTMLDivElement>
  /** What is above both columns. */
  top?: ReactNode
  /** The sections of the sidebar, which is below on phones. */
  side?: ReactNode
  children: ReactNode
}

/** Body of a screen of the editor: the sections of the main column, and those of the sidebar. */
export function ScreenColumns({ ref, top, side, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-7xl grow px-4 py-6 sm:px-6 lg:py-8">
      <div className="empty:hidden">{top}</div>
      <div ref={ref} className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={COLUMN}>{children}</div>
        <div className={COLUMN}>{side}</div>
      </div>
    </div>
  )
}
