import { markWords } from '@/lib/format/texts/words'
import type { PostView } from '../post-view'

/** Says why a post matched a search when neither its title nor its shown summary has a searched word. */
export function MatchNote({ post, words }: { post: PostView; words: string[] }) {
  const holds = (text: string) => markWords(text, words).some(({ isMarked }) => isMarked)
  if (words.length === 0 || holds(post.title) || holds(post.summary)) return null
  const tag = post.tags.find(holds) ?? post.categories.find(holds)
  return (
    <p className="text-sm text-muted">
      {tag ? (
        <>
          <span>Matches the topic </span>
          <span className="font-semibold text-ink">{tag}</span>
        </>
      ) : (
        <span>Matches in its text or its products</span>
      )}
    </p>
  )
}
