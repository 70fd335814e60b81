import { buttonStyle } from '../ui/button-style'
import { FaultPage } from './fault-page'

/** Stands where a page's data could not be had. */
export function LoadFault({ title, retry }: { title: string; retry: () => void }) {
  return (
    <FaultPage title={title} detail="It may work again in a moment.">
      <button type="button" onClick={retry} className={buttonStyle('primary')}>
        Try again
      </button>
      <a href="/" className={buttonStyle('quiet')}>
        Back to Home
      </a>
    </FaultPage>
  )
}
