import type { PostSummary } from '@/lib/contract/posts/post'
import { safeAddress } from '@/lib/format/addresses/hosts'
import { FallbackPicture } from '../ui/display/fallback-picture'

type Props = {
  post: Pick<PostSummary, 'previewImage' | 'previewImageAlt' | 'previewImageFocus' | 'title'>
  /** Rendered width, as the `sizes` of an image. */
  sizes: string
  first?: boolean
  className?: string
}

/** The image of a post in a 16:9 frame with reserved space; the frame stays empty for a broken or missing image. */
export function PostPicture({ post, sizes, first = false, className = '' }: Props) {
  const address = safeAddress(post.previewImage)
  return (
    <div className={`aspect-video overflow-hidden bg-picture ${className}`}>
      <FallbackPicture
        addresses={address ? [address] : []}
        alt={post.previewImageAlt ?? ''}
        sizes={sizes}
        focus={post.previewImageFocus}
        first={first}
        className="size-full object-cover transition-transform duration-200 group-hover/post:scale-[1.02]"
      />
    </div>
  )
}
