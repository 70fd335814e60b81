import { FAILURES } from '@/lib/contract/failure-texts'
import { buttonStyle } from '../../ui/styles'

/** Error message below the list of posts, with a retry button. */
export function FeedError({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center justify-center gap-4">
      <span>{FAILURES.fetchPosts}</span>
      <button type="button" className={buttonStyle('quiet')} onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
