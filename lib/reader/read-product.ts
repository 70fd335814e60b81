import type { Availability } from './reader-options'

/** A picture, with the fields of the API's product images. */
export type ReadImage = {
  uploaded_url: null
  url: null
  cdn_url: null
  source_url: string
  alt_text: string | null
  is_primary: boolean
}

/** A product as a page states it, with the API's field names. Prices are in units of `currency`; what the page does not state is null or empty. */
export type ReadProduct = {
  name: string
  description: string
  price: number | null
  original_price: number | null
  currency: string
  rating: number | null
  review_count: number | null
  brand: string | null
  sku: string | null
  model_number: string | null
  upc: string | null
  availability: Availability | null
  category: { path: string[] } | null
  subcategories: string[]
  images: ReadImage[]
  specifications: Record<string, string>
}
