import { ErrorPage, WaysOn } from './error-page'

/** Message for a page that was removed for good. */
export function PageGone() {
  return (
    <ErrorPage title="Page Removed" detail="What was at this address has been removed for good.">
      <WaysOn />
    </ErrorPage>
  )
}
