import { Drawn } from '#drawn'
import type { PostSummary } from '@/lib/contract/posts/post'
import { datedAt } from '@/lib/contract/posts/post-lists'
import { postPath } from '@/lib/format/addresses/paths'
import { formatDate } from '@/lib/format/dates'
import { Effort, PostPicture } from '../post-parts'

/** What it takes, or else its date. */
function Time({ post }: { post: PostSummary }) {
  const dated = datedAt(post)
  if (post.effort) return <Effort effort={post.effort} />
  return dated && <span>{formatDate(dated)}</span>
}

/** Related posts at the end of a post. */
export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <Drawn as="section" aria-labelledby="related-posts" className="mt-16 border-t border-line pt-10 print:hidden">
      <h2 id="related-posts" className="text-2xl font-bold">
        Keep reading
      </h2>
      <ul className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="group/post relative">
            <PostPicture
              post={{ ...post, previewImageAlt: null }}
              sizes="(min-width: 1024px) 336px, (min-width: 640px) 50vw, 100vw"
              className="rounded-card"
            />
            <h3 dir="auto" lang={post.language} className="mt-3 text-lg leading-snug font-bold wrap-anywhere">
              <a href={postPath(post)} className="card-title">
                {post.title}
              </a>
            </h3>
            <p dir="auto" className="mt-1 text-sm text-muted">
              {post.categories[0]}
            </p>
            <p className="post-facts">
              <Time post={post} />
            </p>
          </li>
        ))}
      </ul>
    </Drawn>
  )
}
