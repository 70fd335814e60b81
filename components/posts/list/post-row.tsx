import { Drawn } from '#drawn'
import { memo } from 'react'
import { PostCardHead, PostFacts, PostPicture } from '../post-parts'
import type { PostRowView } from '../post-view'
import { RowProducts } from './row-products'

type Props = {
  post: PostRowView
  /** Whether its image is the first of the page. */
  first?: boolean
  /** Whether it is the lead story, which is larger. */
  lead?: boolean
}

/** A post of the home page, with up to three of its products. */
export const PostRow = memo(function PostRow({ post, first = false, lead = false }: Props) {
  return (
    <article data-post={post.id} className={lead ? 'post-card' : 'near-46 md:near-27 post-card'}>
      <Drawn
        className={`group/post relative grid grid-cols-1 ${lead ? 'md:grid-cols-[3fr_2fr]' : 'md:grid-cols-[2fr_3fr]'}`}
      >
        <PostPicture
          post={post}
          first={first}
          sizes={`(min-width: 1280px) ${lead ? '736px, (min-width: 768px) 60vw' : '490px, (min-width: 768px) 40vw'}, 100vw`}
          className={`md:place-self-stretch ${lead ? 'md:min-h-96' : 'max-md:aspect-[2/1] md:min-h-64'}`}
        />
        <div className="flex flex-col justify-center gap-1.5 px-4 py-3 sm:gap-3 sm:p-7 *:last:mt-0">
          <PostCardHead
            post={post}
            heading={lead ? 'h2' : 'h3'}
            className={lead ? 'text-2xl sm:text-4xl' : 'text-[1.375rem] sm:text-[1.7rem]'}
          />
          <p
            dir="auto"
            lang={post.language}
            className={`text-muted wrap-anywhere sm:text-balance max-sm:text-base max-sm:leading-6 ${lead ? 'sm:text-lg' : ''}`}
          >
            {post.summary}
          </p>
          <PostFacts post={post} />
        </div>
      </Drawn>
      <RowProducts row={post.row} heading={lead ? 'h3' : 'h4'} />
    </article>
  )
})
