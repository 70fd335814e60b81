import { FallbackPicture } from '@/components/ui/fallback-picture'
import type { PictureView } from './product-view'

type Props = {
  image: PictureView | undefined
  /** What it is called where it has no words of its own. */
  name: string
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string
  fallback: 'No Image' | 'No image'
  className?: string
}

/** A product's picture in a square frame that keeps its place. */
export function ProductPicture({ image, name, sizes, fallback, className = '' }: Props) {
  return (
    <div className={`aspect-square overflow-hidden bg-picture ${className}`}>
      <FallbackPicture
        addresses={image?.addresses ?? []}
        alt={image?.alt ?? name}
        sizes={sizes}
        fallback={fallback}
        className="size-full object-contain"
      />
    </div>
  )
}
