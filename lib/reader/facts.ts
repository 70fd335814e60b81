import 'server-only'

/** Availability, with the values of the API. */
export type Availability = 'in_stock' | 'out_of_stock' | 'limited' | 'preorder' | 'backorder' | 'discontinued'

export type ImageFact = { url: string; alt: string | null }

/** What one source on a page states about its product. Prices are in units of the currency, ratings on a scale of 5. */
export type ExtractedFacts = {
  name?: string | null
  description?: string | null
  price?: number | null
  listPrice?: number | null
  currency?: string | null
  rating?: number | null
  reviewCount?: number | null
  brand?: string | null
  sku?: string | null
  model?: string | null
  upc?: string | null
  availability?: Availability | null
  category?: string[]
  images?: ImageFact[]
  specifications?: Record<string, string>
}
