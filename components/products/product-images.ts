import type { ProductImage } from '@/lib/contract/product'
import { safeAddress } from '@/lib/format/safe-address'

/** The addresses of a picture that may be shown, the one to try first in front. */
export function imageAddresses(image: ProductImage): string[] {
  const addresses = [image.uploaded_url, image.url, image.cdn_url, image.source_url].map(safeAddress)
  return [...new Set(addresses.filter((address) => address !== null))]
}

/** The address of the picture that a card shows first; null where it shows none. */
export function shownPicture(images: ProductImage[]): string | null {
  const [image] = orderedImages(images)
  return (image && imageAddresses(image)[0]) ?? null
}

/** The pictures that may be shown, the primary one in front, then in their order. */
export function orderedImages(images: ProductImage[]): ProductImage[] {
  const usable = images.filter((image) => imageAddresses(image).length > 0)
  const primary = usable.find((image) => image.is_primary)
  return primary ? [primary, ...usable.filter((image) => image !== primary)] : usable
}
