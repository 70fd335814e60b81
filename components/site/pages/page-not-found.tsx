import { ErrorPage, WaysOn } from './error-page'

/** Not-found message for a page. */
export function PageNotFound() {
  return (
    <ErrorPage
      title="Page Not Found"
      detail="There is nothing at this address. It may have moved, or never have been here."
    >
      <WaysOn />
    </ErrorPage>
  )
}
