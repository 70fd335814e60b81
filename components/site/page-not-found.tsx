import { buttonStyle } from '../ui/button-style'

/** Stands where a page should be. */
export function PageNotFound() {
  return (
    <div className="mx-auto grid max-w-7xl justify-items-start gap-5 px-4 py-20 sm:px-6">
      <h1 className="text-4xl font-bold sm:text-5xl">Page Not Found</h1>
      <p className="text-lg text-muted">There is nothing at this address: it may have moved, or never been.</p>
      <a href="/" className={buttonStyle('primary', 'large')}>
        Back to Home
      </a>
    </div>
  )
}
