import 'server-only'

/** Availability, with the values of the API. */
export type Availability = 'in_stock' | 'out_of_stock' | 'limited' | 'preorder' | 'backorder' | 'discontinued'

/** A part of a page: the known layout of its shop, a kind of markup, data of its scripts, or what people see. */
export type PagePart = 'layout' | 'json-ld' | 'microdata' | 'rdfa' | 'data' | 'meta' | 'text'

export type ImageFact = { url: string; alt: string | null }

/** What one source on a page states about its product. Prices are in units of the currency, ratings on a scale of 5. */
export type ExtractedFacts = {
  part?: PagePart
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
