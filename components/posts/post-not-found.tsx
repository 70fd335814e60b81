import { TEXTS } from '@/lib/contract/texts'
import { buttonStyle } from '../ui/button-style'

/** Stands where a post should be. */
export function PostNotFound() {
  return (
    <div className="mx-auto grid max-w-7xl justify-items-start gap-5 px-4 py-20 sm:px-6">
      <h1 className="text-4xl font-bold">{TEXTS.postNotFound}</h1>
      <p className="text-lg text-muted">{TEXTS.postNotFoundDetail}</p>
      <a href="/" className={buttonStyle('primary', 'large')}>
        Back to Home
      </a>
    </div>
  )
}
