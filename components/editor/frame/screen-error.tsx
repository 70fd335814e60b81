import type { ReactNode } from 'react'
import { buttonStyle } from '../../ui/styles'

type Props = {
  title: string
  detail: string
  /** Reads again; absent where that would not help. */
  onRetry?: (() => void) | undefined
  /** Further buttons and links. */
  children: ReactNode
  /** What is below. */
  more?: ReactNode
}

/** Screen of an editor whose post or product could not be read. */
export function ScreenError({ title, detail, onRetry, children, more }: Props) {
  return (
    <div role="alert" className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-24 text-center">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="text-muted">{detail}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && (
          <button type="button" onClick={onRetry} className={buttonStyle('primary')}>
            Try again
          </button>
        )}
        {children}
      </div>
      <div className="empty:hidden">{more}</div>
    </div>
  )
}
