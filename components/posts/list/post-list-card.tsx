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
  /** Whether its picture stands beside its text on a phone, where many follow each other. */
  slim?: boolean
  /** Heading level of its title. */
  heading?: 'h2' | 'h3'
  /** Words to highlight in its texts. */
  marked?: string[] | undefined
}

/** A post in search results or in the list of a category. */
export function PostListCard({ post, first = false, lead = false, slim = false, heading = 'h2', marked = [] }: Props) {
  const isWide = lead && post.previewImage
  const mark = (text: string) => <MarkedText text={text} words={marked} />
  return (
    <article
      className={`group/post post-card relative flex ${slim ? 'sm:flex-col' : 'flex-col'} ${isWide ? 'lg:grid lg:grid-cols-2 lg:items-center xl:grid-cols-[3fr_2fr]' : ''}`}
    >
      {post.previewImage && (
        <PostPicture
          post={post}
          first={first}
          sizes={`${lead ? '(min-width: 1024px) 740px' : '(min-width: 1280px) 400px, (min-width: 1024px) 33vw'}, (min-width: 640px) 50vw, ${slim ? '96px' : '100vw'}`}
          className={
            slim
              ? 'max-sm:m-4 max-sm:me-0 max-sm:aspect-square max-sm:w-24 max-sm:shrink-0 max-sm:self-start max-sm:rounded-lg'
              : ''
          }
        />
      )}
      <div
        className={`flex min-w-0 grow flex-col gap-3 ${slim ? 'p-4 max-sm:gap-1.5 sm:p-5' : 'p-5'} ${isWide ? 'lg:p-8' : ''}`}
      >
        <PostCardHead
          post={post}
          heading={heading}
          mark={mark}
          className={isWide ? 'text-xl lg:text-3xl' : slim ? 'text-lg sm:text-xl' : 'text-xl'}
        />
        <p
          dir="auto"
          lang={post.language}
          className={`leading-relaxed text-muted wrap-anywhere ${slim ? 'max-sm:line-clamp-2 max-sm:text-sm' : ''}`}
        >
          {mark(post.summary)}
        </p>
        <MatchNote post={post} words={marked} />
        <PostFacts post={post} />
      </div>
    </article>
  )
}
