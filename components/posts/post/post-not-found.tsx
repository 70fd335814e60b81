import { TEXTS } from '@/lib/contract/texts'
import { ErrorPage, WaysOn } from '../../site/message-pages'

/** The message for a missing post. */
export function PostNotFound() {
  return (
    <ErrorPage title={TEXTS.postNotFound} detail={TEXTS.postNotFoundDetail}>
      <WaysOn />
    </ErrorPage>
  )
}
