/** Why a product could not be read from an address. */
export type ReaderFault =
  | 'bad-address'
  | 'blocked-address'
  | 'http-status'
  | 'not-a-product'
  | 'robot-check'
  | 'robots-txt'
  | 'timeout'
  | 'too-large'
  | 'unreachable'
  | 'wrong-type'

/** The HTTP response of a shop that sent no page. */
type Answer = {
  status: number
  /** Before then the shop wants no other request; null if it does not say. */
  retryAfter: Date | null
}

/** A page that cannot be read as a product; the message is a sentence for the person who pasted its address. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError'
  readonly answer: Answer | null

  constructor(
    readonly code: ReaderFault,
    message: string,
    options?: ErrorOptions & { answer?: Answer },
  ) {
    super(message, options)
    this.answer = options?.answer ?? null
  }
}

/** Shops whose own page markup the reader knows. */
export type ShopLayout = 'amazon'

/** Input that is not on the page. */
export type ReaderOptions = {
  /** Set for pages of a shop with a known layout: its markup is read before everything else. */
  layout?: ShopLayout | undefined
  /** ISO 4217 code for pages that name no currency. */
  defaultCurrency: string
  /** Whether a host is on the public internet; pictures on other hosts are dropped. */
  isPublicHost: (hostname: string) => boolean
}

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
