import type { Product, ProductImage } from '@/lib/contract/product'
import { FallbackPicture } from '@/components/ui/fallback-picture'
import { imageAddresses } from './product-images'

type Props = {
  product: Product
  image: ProductImage | undefined
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string
  fallback: 'No Image' | 'No image'
  className?: string
}

/** A product's picture in a square frame that keeps its place. */
export function ProductPicture({ product, image, sizes, fallback, className = '' }: Props) {
  return (
    <div className={`aspect-square overflow-hidden bg-picture ${className}`}>
      <FallbackPicture
        addresses={image ? imageAddresses(image) : []}
        alt={image?.alt_text ?? product.name}
        sizes={sizes}
        fallback={fallback}
        className="size-full object-contain"
      />
    </div>
  )
}
