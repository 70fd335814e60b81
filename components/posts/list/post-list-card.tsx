import { holdsWord } from '@/lib/format/texts/words'
import type { PostView } from '../post-view'
import { MarkedText } from '../../ui/display/marked-text'
import { PostCardHead, PostFacts, PostPicture } from '../post-parts'

const IN_TEXT = 'In its text: '

/** Why a post matched a search, with the text to show, when neither its title nor its shown summary has a searched word. */
function matchOf(post: PostView, words: string[]): [kind: string, text: string] | null {
  const holds = (text: string) => holdsWord(text, words)
  if (words.length === 0 || holds(post.title) || holds(post.summary)) return null
  if (post.excerpt) return [IN_TEXT, post.excerpt]
  const topic = post.tags.find(holds) ?? post.categories.find(holds)
  return topic ? ['Topic: ', topic] : ['In its products', '']
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
  const match = matchOf(post, marked)
  const mark = (text: string) => <MarkedText text={text} words={marked} />
  return (
    <article
      className={`group/post post-card relative flex ${slim ? 'max-sm:flex-wrap max-sm:gap-3 max-sm:p-4 sm:flex-col' : 'flex-col'} ${isWide ? 'lg:grid lg:grid-cols-2 lg:items-center xl:grid-cols-[3fr_2fr]' : ''}`}
    >
      {post.previewImage && (
        <PostPicture
          post={post}
          first={first}
          sizes={`${lead ? '(min-width: 1024px) 740px' : '(min-width: 1280px) 400px, (min-width: 1024px) 33vw'}, (min-width: 640px) 50vw, ${slim ? '80px' : '100vw'}`}
          className={
            slim
              ? `max-sm:aspect-square max-sm:w-20 max-sm:shrink-0 max-sm:self-start max-sm:rounded-lg ${isWide ? 'lg:row-span-2' : ''}`
              : ''
          }
        />
      )}
      <div
        className={`flex min-w-0 grow flex-col gap-3 ${slim ? 'max-sm:basis-0 max-sm:gap-1.5 sm:p-5' : 'p-4 sm:p-5'} ${isWide ? 'lg:p-8' : ''} ${isWide && slim ? 'lg:self-end lg:pb-3' : ''}`}
      >
        <PostCardHead
          post={post}
          heading={heading}
          mark={mark}
          className={`${slim ? 'text-lg max-sm:leading-tight sm:text-xl' : 'text-xl'} ${isWide ? 'lg:text-3xl' : ''}`}
        />
        <p
          dir="auto"
          lang={post.language}
          className={`leading-relaxed text-muted wrap-anywhere ${slim ? 'max-sm:text-sm' : ''} ${slim && match?.[0] === IN_TEXT ? 'hidden' : ''}`}
        >
          {mark(post.summary)}
        </p>
        {match && (
          <p dir="auto" lang={post.language} className="leading-relaxed text-muted wrap-anywhere max-sm:text-sm">
            <span className="font-semibold">{match[0]}</span>
            {mark(match[1])}
          </p>
        )}
        {!slim && <PostFacts post={post} />}
      </div>
      {slim && (
        <PostFacts
          post={post}
          className={`max-sm:basis-full sm:px-5 sm:pb-5 ${isWide ? 'lg:mt-0 lg:self-start lg:px-8' : ''}`}
        />
      )}
    </article>
  )
}
