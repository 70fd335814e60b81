import { printable } from '../format/texts/printable'

/** An entry of a sitemap; `changed` is ISO 8601. */
export type SitemapEntry = { address: string; changed?: string | null; images?: string[] }

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for XML. */
export function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** A sitemap (sitemaps.org 0.9) with Google's image extension. */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(({ address, changed, images = [] }) =>
    [
      '<url>',
      element('loc', address),
      changed ? element('lastmod', changed) : '',
      ...images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`),
      '</url>',
    ].join(''),
  )
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`
}

/** An index of sitemaps. */
export function sitemapIndexXml(entries: SitemapEntry[]): string {
  const maps = entries.map(
    ({ address, changed }) =>
      `<sitemap>${element('loc', address)}${changed ? element('lastmod', changed) : ''}</sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`
}
