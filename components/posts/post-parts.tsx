import type { ReactNode } from 'react'
import { isCategory } from '@/lib/contract/posts/categories'
import { categoryPath } from '@/lib/format/addresses/paths'
import type { PostSummary } from '@/lib/contract/posts/post'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { FallbackPicture } from '../ui/display/fallback-picture'
import { TitleText } from '../ui/display/title-text'
import type { PostView } from './post-view'

/** The categories of a post. Fixed ones link to their pages; those of an external API have none. */
export function CategoryBadges({ categories }: { categories: string[] }) {
  if (categories.length === 0) return null
  return (
    <ul aria-label="Categories" className="flex flex-wrap gap-2">
      {categories.map((category) => (
        <li key={category} className="max-w-full">
          {isCategory(category) ? (
            <a href={categoryPath(category)} className="category-link">
              {category}
            </a>
          ) : (
            <span dir="auto" className="category-name">
              {category}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

type HeadProps = {
  post: Pick<PostView, 'categories' | 'title' | 'language' | 'address'>
  heading: 'h2' | 'h3'
  className: string
  /** Highlights the searched words in the title. */
  mark?: (text: string) => ReactNode
}

/** The first category and the title of a post card, whose link covers the relative box around it. */
export function PostCardHead({ post, heading: Heading, className, mark }: HeadProps) {
  return (
    <>
      <CategoryBadges categories={post.categories.slice(0, 1)} />
      <Heading dir="auto" lang={post.language} className={`font-bold wrap-anywhere ${className}`}>
        <a href={post.address} className="card-title">
          <TitleText text={post.title} mark={mark} />
        </a>
      </Heading>
    </>
  )
}

/** What a project takes, fact by fact, each of which stays on its line. */
export function Effort({ effort }: { effort: string }) {
  return effort.split(' · ').map((fact) => (
    <span key={fact} dir="auto">
      {fact}
    </span>
  ))
}

type FactsProps = { post: Pick<PostView, 'author' | 'date' | 'effort'>; className?: string }

/** Author and date of a post card, and what it takes: on one line where they fit, else each on its own. */
export function PostFacts({ post: { author, date, effort }, className = '' }: FactsProps) {
  if (!author && !date && !effort) return null
  return (
    <div className={`mt-auto ${className}`}>
      <div className="post-facts">
        <p>
          {author && <span dir="auto">{`By ${author}`}</span>}
          {date && <time dateTime={date.moment}>{date.text}</time>}
        </p>
        {effort && (
          <p>
            <Effort effort={effort} />
          </p>
        )}
      </div>
    </div>
  )
}

type Props = {
  post: Pick<PostSummary, 'previewImage' | 'previewImageAlt' | 'previewImageFocus' | 'title'>
  /** Rendered width, as the `sizes` of an image. */
  sizes: string
  first?: boolean
  className?: string
}

/**
 * The image of a post in a 16:9 frame with reserved space, which no image makes taller; the frame stays empty for a broken or missing
 * image.
 */
export function PostPicture({ post, sizes, first = false, className = '' }: Props) {
  const address = safeAddress(post.previewImage)
  return (
    <div className={`relative aspect-video overflow-hidden bg-picture ${className}`}>
      <FallbackPicture
        addresses={address ? [address] : []}
        alt={post.previewImageAlt ?? ''}
        sizes={sizes}
        focus={post.previewImageFocus}
        first={first}
        className="absolute size-full object-cover transition-transform duration-200 group-hover/post:scale-[1.02]"
      />
    </div>
  )
}
