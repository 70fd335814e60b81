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
