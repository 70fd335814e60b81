import { load } from 'cheerio'

/** What the markup of a page tells crawlers and link previews. URLs are absolute. */
export type PageFacts = {
  title: string
  /** The content of each meta element by its name or property. */
  metas: Map<string, string>
  canonical: string | null
  indexed: boolean
  feeds: { type: string; address: string }[]
  links: { address: string; paging: boolean }[]
  images: { address: string; alt: string | null }[]
  /** JSON-LD; null if it cannot be parsed. */
  data: unknown[]
  /** The visible text, in one line. */
  text: string
  /** Which of title, description and canonical are outside of the head or duplicated. */
  misplaced: string[]
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The normalized absolute URL; a text that is not a URL stays unchanged. */
export function normal(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).href : (address ?? null)
}

/** Parses a page's HTML. @param address its URL, to resolve relative links */
export function readPage(html: string, address: string): PageFacts {
  const $ = load(html, { scriptingEnabled: false })
  const absolute = (href: string | undefined) =>
    href && URL.canParse(href, address) ? new URL(href, address).href : ''
  const metas = new Map(
    $('meta')
      .toArray()
      .map((meta) => [$(meta).attr('name') ?? $(meta).attr('property') ?? '', $(meta).attr('content') ?? '']),
  )
  const once = ['title', 'meta[name="description"]', 'link[rel="canonical"]']
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => parse($(script).text()))
  const facts = {
    title: $('head > title').text(),
    metas,
    canonical: normal($('link[rel="canonical"]').attr('href')),
    indexed: !/noindex|none/.test(metas.get('robots') ?? ''),
    feeds: $('link[rel="alternate"][type$="xml"], link[rel="alternate"][type$="json"]')
      .toArray()
      .map((link) => ({ type: $(link).attr('type') ?? '', address: absolute($(link).attr('href')) })),
    links: $('a[href], area[href]')
      .toArray()
      .map((link) => ({
        address: absolute($(link).attr('href')),
        paging: /\b(next|prev)\b/.test($(link).attr('rel') ?? ''),
      })),
    images: $('img')
      .toArray()
      .map((img) => ({ address: absolute($(img).attr('src')), alt: $(img).attr('alt') ?? null })),
    data,
    misplaced: once.filter(
      (selector) => $(selector).not('svg *').length > 1 || $('body').find(selector).not('svg *').length > 0,
    ),
  }
  $('script, style, template, noscript').remove()
  return { ...facts, text: oneLine($('body').text()) }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
