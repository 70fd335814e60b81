import { buttonStyle } from '../controls/button-style'

type Props = {
  /** The error message. */
  text: string
  /** The URL of the page, to load it again; works without scripts. */
  address: string
  className?: string
}

/** Error message in place of a part of the page that failed to load. */
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
