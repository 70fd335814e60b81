import { TEXTS } from '@/lib/contract/texts'
import { ErrorPage } from '../site/error-page'
import { buttonStyle } from '../ui/controls/button-style'

/** The message for a missing post. */
export function PostNotFound() {
  return (
    <ErrorPage title={TEXTS.postNotFound} detail={TEXTS.postNotFoundDetail}>
      <a href="/" className={buttonStyle('primary', 'large')}>
        Back to Home
      </a>
      <a href="/page/1" className={buttonStyle('quiet', 'large')}>
        All posts
      </a>
    </ErrorPage>
  )
}
