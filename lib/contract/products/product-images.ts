import type { Product, ProductImage } from './product'
import { safeAddress } from '../../format/addresses/hosts'

/** The values of a product of which only its name and address are known. */
export const EMPTY_PRODUCT = {
  description: '',
  price: null,
  original_price: null,
  rating: null,
  review_count: null,
  brand: null,
  sku: null,
  model_number: null,
  upc: null,
  availability: null,
  category: null,
  subcategories: [],
  images: [],
  specifications: {},
} satisfies Partial<Product>

/** A picture of which nothing is known. */
export const EMPTY_IMAGE: ProductImage = {
  uploaded_url: null,
  url: null,
  cdn_url: null,
  source_url: null,
  alt_text: null,
  is_primary: false,
}

/** The allowed URLs of an image, in the order in which to try them. */
export function imageAddresses(image: ProductImage): string[] {
  const addresses = [image.uploaded_url, image.url, image.cdn_url, image.source_url].map(safeAddress)
  return [...new Set(addresses.filter((address) => address !== null))]
}

/** The URL of the image that a card shows first; null if there is none. */
export function shownPicture(images: ProductImage[]): string | null {
  const [image] = orderedImages(images)
  return (image && imageAddresses(image)[0]) ?? null
}

/** The images that can be shown, the primary one first. */
export function orderedImages(images: ProductImage[]): ProductImage[] {
  const usable = images.filter((image) => imageAddresses(image).length > 0)
  const primary = usable.find((image) => image.is_primary)
  return primary ? [primary, ...usable.filter((image) => image !== primary)] : usable
}
