import { explorePath } from '@/lib/format/addresses/search-paths'
import { buttonStyle } from '../ui/controls/button-style'
import { ErrorPage } from './error-page'

/** Not-found message for a page. */
export function PageNotFound() {
  return (
    <ErrorPage
      title="Page Not Found"
      detail="There is nothing at this address. It may have moved, or never have been here."
    >
      <a href="/" className={buttonStyle('primary')}>
        Back to Home
      </a>
      <a href="/page/1" className={buttonStyle('quiet')}>
        All posts
      </a>
      <a href={explorePath({})} className={buttonStyle('quiet')}>
        Explore products
      </a>
    </ErrorPage>
  )
}
