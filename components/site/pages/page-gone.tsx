import { buttonStyle } from '../../ui/controls/button-style'
import { ErrorPage } from '../error-page'

/** Message for a page that was removed for good. */
export function PageGone() {
  return (
    <ErrorPage title="Page Removed" detail="What was at this address has been removed for good.">
      <a href="/" className={buttonStyle('primary')}>
        Back to Home
      </a>
    </ErrorPage>
  )
}
