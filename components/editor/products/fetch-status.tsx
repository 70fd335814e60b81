import { buttonStyle } from '../../ui/styles'
import { Spinner } from '../../ui/notes/notes'

type Props = {
  /** Id of the hint, which describes the field. */
  id: string
  isFetching: boolean
  /** Error message; empty if there is none. */
  message: string
  onStop: () => void
}

/** Below the product field: a running fetch, the error of the last one, or a hint. */
export function FetchStatus({ id, isFetching, message, onStop }: Props) {
  if (isFetching) {
    return (
      <div className="mt-2 flex items-center justify-between gap-2">
        <Spinner text="Fetching product..." className="text-sm" />
        <button type="button" onClick={onStop} className={buttonStyle('bare', 'small')}>
          Stop
        </button>
      </div>
    )
  }
  return (
    <p
      id={id}
      role={message ? 'alert' : undefined}
      className={`mt-2 text-sm wrap-anywhere ${message ? 'text-danger' : 'text-muted'}`}
    >
      {message || 'Paste the address of a product page and press Enter to fetch it.'}
    </p>
  )
}
