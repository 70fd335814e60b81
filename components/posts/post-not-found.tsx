import { TEXTS } from '@/lib/contract/texts'
import { FaultPage } from '../site/error-page'
import { buttonStyle } from '../ui/button-style'

/** The message for a missing post. */
export function PostNotFound() {
  return (
    <FaultPage title={TEXTS.postNotFound} detail={TEXTS.postNotFoundDetail}>
      <a href="/" className={buttonStyle('primary', 'large')}>
        Back to Home
      </a>
    </FaultPage>
  )
}
