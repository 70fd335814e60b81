import { FallbackPicture } from '@/components/ui/display/fallback-picture'
import type { PictureView } from '../product-view'

type Props = {
  image: PictureView | undefined
  /** Fallback for a missing alt text. */
  name: string
  /** Rendered width, as the `sizes` of an image. */
  sizes: string
  fallback: 'No Image' | 'No image'
  /** Loads with high priority. */
  first?: boolean | undefined
  className?: string
}

/** The image of a product in a square frame with reserved space: whole, or filling it around its focal point. */
export function ProductPicture({ image, name, sizes, fallback, first, className = '' }: Props) {
  return (
    <div className={`aspect-square overflow-hidden bg-picture ${className}`}>
      <FallbackPicture
        addresses={image?.addresses ?? []}
        alt={image?.alt ?? name}
        sizes={sizes}
        fallback={fallback}
        focus={image?.focus}
        first={first}
        className={`size-full ${image?.focus ? 'object-cover' : 'object-contain'}`}
      />
    </div>
  )
}
