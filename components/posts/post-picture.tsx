import type { PostSummary } from '@/lib/contract/post'
import { safeAddress } from '@/lib/format/safe-address'
import { FallbackPicture } from '../ui/fallback-picture'

type Props = {
  post: Pick<PostSummary, 'previewImage' | 'previewImageAlt' | 'title'>
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string
  first?: boolean
  className?: string
}

/** A post's picture in a 16:9 frame that keeps its place; a broken or missing one leaves a quiet field. */
export function PostPicture({ post, sizes, first = false, className = '' }: Props) {
  const address = safeAddress(post.previewImage)
  return (
    <div className={`aspect-video overflow-hidden bg-picture ${className}`}>
      <FallbackPicture
        addresses={address ? [address] : []}
        alt={post.previewImageAlt ?? ''}
        sizes={sizes}
        first={first}
        className="size-full object-cover transition-transform duration-500 group-hover/post:scale-[1.03]"
      />
    </div>
  )
}
