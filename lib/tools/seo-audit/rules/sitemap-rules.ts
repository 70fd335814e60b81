import { load } from 'cheerio'
import type { Crawler } from '../crawl'
import { faultsAt, type Finding, type IndexedPage } from '../finding'
import { checkStructuredData } from './structured-data-rules'

export type SitemapEntry = { address: string; changed: string; images: string[] }

const MAX_ENTRIES = 50_000

/** The entries of /sitemap.xml and of the sitemaps that it lists. */
export async function readSitemaps(crawler: Crawler): Promise<{ entries: SitemapEntry[]; findings: Finding[] }> {
  const index = await read(crawler, `${crawler.site}/sitemap.xml`)
  const entries = [...index.entries]
  const findings = [...index.findings]
  for (const address of index.sitemaps) {
    const sitemap = await read(crawler, address)
    entries.push(...sitemap.entries)
    findings.push(...sitemap.findings)
  }
  return { entries, findings }
}

async function read(crawler: Crawler, address: string) {
  if (!crawler.owns(address))
    return { entries: [], sitemaps: [], findings: faultsAt(address, ['is a sitemap of another site']) }
  const response = await crawler.get(address)
  if (response.status !== 200)
    return { entries: [], sitemaps: [], findings: faultsAt(address, [`is a sitemap with status ${response.status}`]) }
  const $ = load(await response.text(), { xml: true })
  const entries = $('url')
    .toArray()
    .map((url) => ({
      address: $(url).children('loc').text(),
      changed: $(url).children('lastmod').text(),
      images: $(url)
        .find('image\\:loc')
        .toArray()
        .map((loc) => $(loc).text()),
    }))
  const sitemaps = $('sitemap > loc')
    .toArray()
    .map((loc) => $(loc).text())
  return {
    entries,
    sitemaps,
    findings: faultsAt(address, [entries.length > MAX_ENTRIES && `has ${entries.length} addresses`]),
  }
}

/** Checks that the sitemap lists exactly the indexable pages, with the dates and pictures that the pages have. */
export function checkSitemap(crawler: Crawler, entries: SitemapEntry[], pages: IndexedPage[]): Finding[] {
  const listed = new Set(entries.map((entry) => entry.address))
  const missing = pages.filter(({ address }) => !listed.has(address) && !crawler.parts.has(address))
  return [
    ...entries.flatMap((entry) => checkEntry(crawler, entry)),
    ...missing.flatMap(({ address }) => faultsAt(address, ['is in no sitemap'])),
  ]
}

function checkEntry(crawler: Crawler, { address, changed, images }: SitemapEntry): Finding[] {
  const visit = crawler.visits.get(address)
  const page = visit?.page
  const things = page?.data.flatMap((data) => checkStructuredData(data).graph?.['@graph'] ?? []) ?? []
  const posting = things.find((thing) => thing['@type'] === 'BlogPosting')
  const picture = posting?.image?.url
  return faultsAt(address, [
    visit?.status !== 200 && `is in a sitemap and has status ${visit?.status}`,
    page && !page.indexed && 'is in a sitemap and not to be indexed',
    page && page.canonical !== address && `is in a sitemap and has the canonical address ${page.canonical}`,
    changed !== '' && !(Date.parse(changed) <= Date.now()) && `has the lastmod ${changed}`,
    posting &&
      posting.dateModified !== changed &&
      `has the lastmod ${changed} and the dateModified ${posting.dateModified}`,
    posting &&
      images.join(' ') !== (picture ?? '') &&
      `has the image ${images.join(' ')} in its sitemap and shows ${picture}`,
  ])
}
