import { load, type CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { ancestorsOf, rawText, type Page, foldText, plainLine, webAddress } from './page'
import { parseMarkup } from './parse-markup'

const MAX_TITLES = 5
const MAX_TITLE = 1_000
const MAX_METAS = 2_000

/**
 * Parses a page.
 * @throws ReaderError `too-large` for markup with too many elements.
 */
export function openPage(html: string, address: string): Page {
  const $ = load(parseMarkup(html))
  const url = new URL(address)
  const base = new URL(webAddress($('base[href]').first().attr('href'), url) ?? url)
  const metas = metasOf($)
  const headings = $('h1').toArray().slice(0, MAX_TITLES)
  const texts = [
    ...headings.map((heading) => rawText(heading, MAX_TITLE)),
    ...(metas.get('og:title') ?? []),
    rawText($('title')[0], MAX_TITLE),
  ]
  const titles = texts.map((title) => foldText(title.slice(0, MAX_TITLE)))
  return {
    $,
    url,
    base,
    canonical: webAddress($('link[rel~="canonical"]').first().attr('href'), base),
    metas,
    scripts: scriptsOf($),
    shopNames: shopNamesOf(metas, url),
    heart: heartOf(headings, titles.slice(headings.length)),
    titles: titles.filter(Boolean),
  }
}

/** The first value of some meta tags that is not empty, as one line. */
export function metaOf(page: Page, ...names: string[]): string | null {
  for (const name of names) {
    for (const value of page.metas.get(name) ?? []) {
      const line = plainLine(value)
      if (line) return line
    }
  }
  return null
}

function metasOf($: CheerioAPI): Map<string, string[]> {
  const metas = new Map<string, string[]>()
  for (const meta of $('meta[content]').toArray().slice(0, MAX_METAS)) {
    const { content, property, name, itemprop } = meta.attribs
    for (const key of new Set([property, name, itemprop && `itemprop:${itemprop}`])) {
      if (!key || !content?.trim()) continue
      const list = metas.get(key.trim().toLowerCase()) ?? []
      list.push(content)
      metas.set(key.trim().toLowerCase(), list)
    }
  }
  return metas
}

/** The ancestors of the heading that a title of the page repeats, or else of the first. */
function heartOf(headings: Element[], titles: string[]): ReadonlySet<Element> {
  const filled = headings.filter((heading) => foldText(rawText(heading, MAX_TITLE)) !== '')
  const repeated = filled.find((heading) =>
    titles.some((title) => title.includes(foldText(rawText(heading, MAX_TITLE)))),
  )
  const main = repeated ?? filled[0]
  return new Set(main ? ancestorsOf(main) : [])
}

function scriptsOf($: CheerioAPI): Page['scripts'] {
  return $('script')
    .toArray()
    .map((script) => ({
      type: (script.attribs.type ?? '').toLowerCase(),
      id: script.attribs.id ?? '',
      text: script.children.map((child) => (child.type === 'text' ? child.data : '')).join(''),
    }))
    .filter(({ text }) => text.trim() !== '')
}

function shopNamesOf(metas: Map<string, string[]>, url: URL): string[] {
  const host = url.hostname.replace(/^(www|m|shop|store)\d?\./, '')
  const stated = [...(metas.get('og:site_name') ?? []), ...(metas.get('application-name') ?? [])]
  return [...stated.map(foldText), host, host.split('.')[0] ?? ''].filter((name) => name.length > 1)
}
