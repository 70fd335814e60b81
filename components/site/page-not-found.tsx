import { buttonStyle } from '../ui/button-style'
import { FaultPage } from './fault-page'

/** Stands where a page should be. */
export function PageNotFound() {
  return (
    <FaultPage title="Page Not Found" detail="There is nothing at this address: it may have moved, or never been.">
      <a href="/" className={buttonStyle('primary', 'large')}>
        Back to Home
      </a>
    </FaultPage>
  )
}
