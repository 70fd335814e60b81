import type { PostSummary } from '@/lib/contract/posts/post'
import { postPath } from '@/lib/format/addresses/paths'
import { PostPicture } from '../post-parts'

/** Related posts at the end of a post. */
export function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related-posts" className="mt-16 border-t border-line pt-10 print:hidden">
      <h2 id="related-posts" className="text-2xl font-bold">
        Keep reading
      </h2>
      <ul className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="near-16 group/post relative">
            <PostPicture
              post={{ ...post, previewImageAlt: null }}
              sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
              className="rounded-card"
            />
            <h3 dir="auto" className="mt-3 text-lg font-bold wrap-anywhere">
              <a href={postPath(post)} className="no-underline group-hover/post:underline after:absolute after:inset-0">
                {post.title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
