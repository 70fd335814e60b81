const ASIN = /\/(?:dp|gp\/product|gp\/aw\/d|exec\/obidos\/asin|product|asin)\/([A-Z\d]{10})(?=[/?]|$)/i

/** The ASIN (Amazon's article number) in a URL's path; null if there is none. */
export function asinOf(url: URL): string | null {
  return ASIN.exec(url.pathname)?.[1]?.toUpperCase() ?? null
}
