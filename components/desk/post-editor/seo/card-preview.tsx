import { use } from 'react'
import { Picture, Words } from '../../kit/frame'
import { EditorFacts } from '../editor-facts'
import type { PostValues } from '../form/post-values'
import { usePictureFocus } from '../../pictures/library-button'
import { shortDescription } from '@/lib/format/texts/shorten'
import type { Post } from '@/lib/contract/posts/post'
import { storedSlug } from './seo-values'

/** The post as a card on a network: its own social picture, or the drawn one with title and preview image. */
export function CardPreview({ values }: { values: PostValues }) {
  const { siteName, siteUrl } = use(EditorFacts)
  const { seo } = values
  const title = seo.title.trim() || values.title.trim() || 'Title'
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-sm text-muted">Shared on networks</figcaption>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <div className="aspect-[1200/630] overflow-hidden bg-purple-900">
          {seo.image.trim() ? (
            <CroppedPicture address={seo.image} />
          ) : (
            <DrawnCard {...values} title={values.title.trim() || siteName} />
          )}
        </div>
        <div className="grid gap-0.5 p-3">
          <p className="truncate text-xs text-muted">{siteUrl.replace(/^https?:\/\//, '')}</p>
          <p dir="auto" className="truncate text-sm font-semibold">
            {title}
          </p>
        </div>
      </div>
    </figure>
  )
}

function CroppedPicture({ address }: { address: string }) {
  return <Picture address={address} sizes="600px" focus={usePictureFocus(address)} className="size-full object-cover" />
}

/** An approximation of the picture that the server draws (lib/server/pages/social/draw-card.ts). */
function DrawnCard({ title, categories: [label], previewImage }: PostValues) {
  return (
    <div className="flex size-full border-l-4 border-accent">
      <div className="grid min-w-0 grow content-center gap-1 p-4 text-white">
        {label && <p className="truncate text-xs text-amber-400">{label}</p>}
        <Words className="line-clamp-4 font-display text-base leading-snug font-bold">{title}</Words>
      </div>
      {previewImage.trim() && (
        <div className="w-5/12 shrink-0">
          <CroppedPicture address={previewImage} />
        </div>
      )}
    </div>
  )
}

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
            <Words className="mt-1 line-clamp-2 text-sm">
              {shortDescription(description) || 'The summary appears here.'}
            </Words>
          </>
        )}
      </div>
    </figure>
  )
}
