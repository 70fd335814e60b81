import { isCategory } from '@/lib/contract/posts/categories'
import type { PostSummary } from '@/lib/contract/posts/post'
import { FAILURES } from '@/lib/contract/failure'
import { CategoryBadges } from '../post-parts'
import { PopularPosts } from '../list/popular-posts'
import type { Searched } from '@/lib/contract/search/search'
import { searchPath } from '@/lib/format/addresses/search-paths'
import { SpellingNote } from '../../ui/notes/spelling-note'

/** A search without results: the nearest categories and popular posts. */
export function SearchEmpty({ categories, popular }: { categories: string[]; popular: PostSummary[] }) {
  const near = categories.filter(isCategory)
  return (
    <>
      <p className="text-lg text-muted">{FAILURES.noPostsFound}</p>
      {near.length > 0 && (
        <section aria-labelledby="near" className="mt-8">
          <h2 id="near" className="mb-4 text-2xl font-bold">
            Related categories
          </h2>
          <CategoryBadges categories={near} />
        </section>
      )}
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
