import type { Post } from '@/lib/contract/posts/post'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { FallbackPicture } from '../../ui/display/fallback-picture'

/** The pins of the preview image: its shape, and HTML of their links on it and of their list. */
export type PreviewPins = { shape: string; links: string; list: string }

const FRAME = 'overflow-hidden rounded-card bg-picture empty:hidden'

type Props = {
  post: Pick<Post, 'previewImage' | 'previewImageAlt' | 'previewImageCaption' | 'previewImageFocus'>
  pins: PreviewPins | null
}

/** The preview image above a post, in a 16:9 frame, lower on a wide screen; with pins it is shown whole, with their list below. */
export function LeadPicture({ post, pins }: Props) {
  const address = safeAddress(post.previewImage)
  if (!address) return null
  const picture = (
    <FallbackPicture
      addresses={[address]}
      alt={post.previewImageAlt ?? ''}
      sizes="(min-width: 1120px) 1072px, 100vw"
      focus={post.previewImageFocus}
      first
      className="size-full object-cover"
    />
  )
  return (
    <div className="mt-6" data-place="body">
      <figure>
        {pins ? (
          <div className="pin-frame" style={{ aspectRatio: pins.shape, width: `min(100%, 85vh * ${pins.shape})` }}>
            <div className={`size-full ${FRAME}`}>{picture}</div>
            <div dangerouslySetInnerHTML={{ __html: pins.links }} />
          </div>
        ) : (
          <div className={`aspect-video lg:aspect-[9/4] ${FRAME}`}>{picture}</div>
        )}
        {post.previewImageCaption && (
          <figcaption dir="auto" className="mt-2 text-sm text-muted wrap-anywhere">
            {post.previewImageCaption}
          </figcaption>
        )}
      </figure>
      {pins && <div dir="auto" className="prose mt-4" dangerouslySetInnerHTML={{ __html: pins.list }} />}
    </div>
  )
}
