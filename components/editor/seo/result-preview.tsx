import { use } from 'react'
import { shortDescription } from '@/lib/format/texts/shorten'
import type { Post } from '@/lib/contract/posts/post'
import { EditorFacts } from '../editor-facts'
import type { PostValues } from '../form/post-values'
import { storedSlug } from './seo-values'

/** The post as a search result. @param post as stored; null for a new one. */
export function ResultPreview({ post, values }: { post: Post | null; values: PostValues }) {
  const { siteName, siteUrl } = use(EditorFacts)
  const { seo } = values
  const path = ['curated-posts', storedSlug(post, values), post?.id].filter(Boolean).join(' › ')
  const title = seo.title.trim() || values.title.trim() || 'Title'
  const description = seo.description.trim() || values.summary.trim()
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-sm text-muted">Search result</figcaption>
      <div className="rounded-lg border border-line bg-surface p-4">
        {seo.noindex ? (
          <p className="text-sm text-muted">Hidden: search engines are asked not to list this post.</p>
        ) : (
          <>
            <p className="truncate text-xs text-muted">{`${siteUrl.replace(/^https?:\/\//, '')} › ${path}`}</p>
            <p dir="auto" className="mt-1 truncate text-lg font-medium text-link">{`${title} | ${siteName}`}</p>
            <p dir="auto" className="mt-1 line-clamp-2 text-sm wrap-anywhere">
              {shortDescription(description) || 'The summary appears here.'}
            </p>
          </>
        )}
      </div>
    </figure>
  )
}
