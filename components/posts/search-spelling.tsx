import type { Searched } from '@/lib/contract/search'
import { searchPath } from '@/lib/format/address'

const LINK = 'font-semibold text-link'

/** What a misspelled search was taken for, with the way back to what was typed; or a guess to follow. */
export function SearchSpelling({ text, search }: { text: string; search: Searched | undefined }) {
  if (!search?.corrected) return null
  const corrected = (
    <a href={searchPath(search.corrected)} dir="auto" className={LINK}>
      {search.corrected}
    </a>
  )
  return (
    <p role="status" className="mt-3 wrap-anywhere">
      {search.applied ? (
        <>
          Showing results for {corrected}. Search instead for{' '}
          <a href={searchPath(text, 1, { exact: true })} dir="auto" className={LINK}>
            {text}
          </a>
        </>
      ) : (
        <>Did you mean {corrected}?</>
      )}
    </p>
  )
}
