import { buttonStyle } from './button-style'

type Props = {
  /** What could not be had. */
  text: string
  /** The page's own address, which asks for it again; without scripts too. */
  address: string
  className?: string
}

/** Stands in a page for the part of it that could not be had. */
export function FailedPart({ text, address, className = 'py-10' }: Props) {
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 ${className}`}>
      <p role="status" className="text-lg text-muted">
        {text}
      </p>
      <a href={address} className={buttonStyle('quiet')}>
        Try again
      </a>
    </div>
  )
}
