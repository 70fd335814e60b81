import { SaveSlot } from '#save-slot'
import { changedAt, datedAt } from '@/lib/contract/posts/post-lists'
import type { Post } from '@/lib/contract/posts/post'
import { authorPath } from '@/lib/format/addresses/paths'
import { formatDate } from '@/lib/format/dates'
import { TitleText } from '../../ui/display/title-text'
import { AffiliateDisclosure } from '../../products/affiliate-disclosure'
import { CategoryBadges, Effort } from '../post-parts'
import { ShareButton } from './share-button'

/** Number of characters from which a title has a smaller font. */
const LONG_TITLE = 90

type Props = {
  post: Post
  minutes: number
  /** The language of title and summary. */
  language: string | undefined
  /** Whether the post has links to shops. */
  sponsored: boolean
}

/** The head of a post: title, categories, author, dates and reading time. */
export function PostHeader({ post, language, minutes, sponsored }: Props) {
  const { title, summary, categories, author, effort } = post
  const updated = changedAt(post)
  const dated = datedAt(post)
  const revised = dated && updated && formatDate(updated) !== formatDate(dated)
  return (
    <header className="grid gap-4">
      <CategoryBadges categories={categories} />
      <h1
        dir="auto"
        lang={language}
        className={`font-bold wrap-anywhere ${title.length > LONG_TITLE ? 'text-2xl sm:text-3xl lg:text-4xl' : 'text-3xl sm:text-4xl lg:text-[2.75rem]'}`}
      >
        <TitleText text={title} />
      </h1>
      {summary && (
        <p dir="auto" lang={language} className="max-w-5xl text-lg leading-relaxed text-muted wrap-anywhere sm:text-xl">
          {summary}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 sm:gap-y-2">
        {effort && (
          <p className="post-facts mt-0 font-semibold text-ink max-lg:basis-full lg:text-base">
            <Effort effort={effort} />
          </p>
        )}
        <p className="post-facts mt-0 grow basis-56">
          {author && (
            <span className="wrap-anywhere">
              By{' '}
              <a href={authorPath(author.id)} dir="auto" className="font-semibold text-ink underline-offset-2">
                {author.name}
              </a>
            </span>
          )}
          {dated && <time dateTime={dated}>{formatDate(dated)}</time>}
          {revised && (
            <span>
              Updated on <time dateTime={updated}>{formatDate(updated)}</time>
            </span>
          )}
          <span>{`${minutes} min read`}</span>
        </p>
        <div className="-me-2 ms-auto flex flex-wrap items-center gap-1 max-sm:not-has-[label]:absolute max-sm:end-4 max-sm:top-6">
          <ShareButton title={title} />
          <SaveSlot kind="post" id={post.id} name={title} />
        </div>
      </div>
      {sponsored && <AffiliateDisclosure className="-mt-2" />}
    </header>
  )
}
