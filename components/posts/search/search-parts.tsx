import { isCategory } from '@/lib/contract/posts/categories'
import type { PostSummary } from '@/lib/contract/posts/post'
import { FAILURES } from '@/lib/contract/failure-texts'
import { CategoryBadges } from '../post-parts'
import { PopularPosts } from '../list/popular-posts'
import type { Searched } from '@/lib/contract/search/search'
import { searchPath } from '@/lib/format/addresses/paths'
import { EmptyState } from '../../ui/notes/notes'
import { SpellingNote } from '../../ui/notes/spelling-note'

type EmptyProps = {
  categories: string[]
  /** Whether the search names something like them. */
  isNear: boolean
  popular: PostSummary[]
}

/** A search without results: the nearest categories, or those of popular posts, which follow. */
export function SearchEmpty({ categories, isNear, popular }: EmptyProps) {
  const fixed = categories.filter(isCategory)
  return (
    <>
      <EmptyState text={FAILURES.noPostsFound}>
        {fixed.length > 0 && (
          <section aria-labelledby="near">
            <h2 id="near" className="mb-3 font-bold">
              {isNear ? 'Related categories' : 'Browse by category'}
            </h2>
            <CategoryBadges categories={fixed} />
          </section>
        )}
      </EmptyState>
      <PopularPosts posts={popular} className="mt-10" />
    </>
  )
}

/** The spelling correction of a post search. */
export function SearchSpelling({ text, search }: { text: string; search: Searched | undefined }) {
  if (!search?.corrected) return null
  const { corrected, applied } = search
  const suggested = search.suggested ? { text: search.suggested, address: searchPath(search.suggested) } : null
  return (
    <SpellingNote
      {...{ text, corrected, applied, suggested }}
      correctedAddress={searchPath(corrected)}
      exactAddress={searchPath(text, 1, { exact: true })}
    />
  )
}
