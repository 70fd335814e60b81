import { holdsWord } from '@/lib/format/texts/words'
import type { PostView } from '../post-view'
import { MarkedText } from '../../ui/display/marked-text'
import { PostCardHead, PostFacts, PostPicture } from '../post-parts'

/** Says why a post matched a search when neither its title nor its shown summary has a searched word. */
function MatchNote({ post, words }: { post: PostView; words: string[] }) {
  const holds = (text: string) => holdsWord(text, words)
  if (words.length === 0 || holds(post.title) || holds(post.summary)) return null
  const topic = post.tags.find(holds) ?? post.categories.find(holds)
  const [kind, text] = post.excerpt
    ? ['In its text: ', post.excerpt]
    : topic
      ? ['Topic: ', topic]
      : ['In its products', '']
  return (
    <p dir="auto" lang={post.language} className="text-sm text-muted wrap-anywhere">
      <span className="font-semibold">{kind}</span>
      <MarkedText text={text} words={words} />
    </p>
  )
}

type Props = {
  post: PostView
  /** Whether its image is the first of the page. */
  first?: boolean
  /** Whether it has a row of its own on wide screens. */
  lead?: boolean
  /** Heading level of its title. */
  heading?: 'h2' | 'h3'
  /** Words to highlight in its texts. */
  marked?: string[] | undefined
}

/** A post in search results or in the list of a category. */
export function PostListCard({ post, first = false, lead = false, heading = 'h2', marked = [] }: Props) {
  const isWide = lead && post.previewImage
  const mark = (text: string) => <MarkedText text={text} words={marked} />
  return (
    <article
      className={`group/post post-card relative flex flex-col ${isWide ? 'lg:grid lg:grid-cols-2 lg:items-center xl:grid-cols-[3fr_2fr]' : ''}`}
    >
      {post.previewImage && (
        <PostPicture
          post={post}
          first={first}
          sizes={`${lead ? '(min-width: 1024px) 740px' : '(min-width: 1280px) 400px, (min-width: 1024px) 33vw'}, (min-width: 640px) 50vw, 100vw`}
        />
      )}
      <div className={`flex grow flex-col gap-3 p-5 ${isWide ? 'lg:p-8' : ''}`}>
        <PostCardHead
          post={post}
          heading={heading}
          mark={mark}
          className={isWide ? 'text-xl lg:text-3xl' : 'text-xl'}
        />
        <p dir="auto" lang={post.language} className="leading-relaxed text-muted wrap-anywhere">
          {mark(post.summary)}
        </p>
        <MatchNote post={post} words={marked} />
        <PostFacts post={post} />
      </div>
    </article>
  )
}
