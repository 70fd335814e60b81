import { Crawler } from './crawl'
import { checkData } from './rules/data-rules'
import { checkFeeds, fetchFeeds } from './rules/feed-rules'
import type { Finding } from './finding'
import { checkAnyPage, checkHeads } from './rules/head-rules'
import { checkLinks, checkOrphans, checkPictures } from './rules/link-rules'
import { readPage } from './read-page'
import { checkRobots } from './rules/robots-rules'
import { checkSitemap, readSitemaps } from './rules/sitemap-rules'
import { checkCards } from './rules/social-rules'

export type Audit = { pages: number; indexed: number; feeds: number; findings: Finding[] }

/**
 * Crawls a running site and compares its pages, sitemaps, feeds, cards and structured data. Requests nothing
 * from other sites.
 * @param base the origin that the site runs at, without a trailing slash; its canonical origin may differ
 * @throws if there is no response
 */
export async function auditSite(base: string): Promise<Audit> {
  const home = await new Crawler(base, base).get(`${base}/`)
  const { canonical } = readPage(await home.text(), `${base}/`)
  const crawler = new Crawler(new URL(canonical ?? base).origin, base)
  await crawler.visit([`${crawler.site}/`], true)
  const { entries, findings } = await readSitemaps(crawler)
  await crawler.visit(
    entries.map((entry) => entry.address).filter((address) => crawler.owns(address)),
    false,
  )
  const visited = [...crawler.visits.values()]
  const pages = visited.flatMap(({ address, page }) => (page ? [{ address, page }] : []))
  const indexed = pages.filter(({ page }) => page.indexed)
  const feeds = await fetchFeeds(crawler, indexed)
  findings.push(
    ...pages.flatMap(({ address, page }) => checkAnyPage(address, page)),
    ...checkHeads(indexed),
    ...checkData(indexed),
    ...checkSitemap(crawler, entries, indexed),
    ...checkFeeds(crawler, feeds),
    ...checkLinks(crawler),
    ...checkOrphans(crawler, reportOf(entries, feeds)),
    ...(await checkRobots(crawler, indexed)),
    ...(await checkCards(crawler, indexed)),
    ...(await checkPictures(crawler, indexed)),
  )
  return { pages: pages.length, indexed: indexed.length, feeds: feeds.length, findings }
}

function reportOf(entries: { address: string }[], feeds: Awaited<ReturnType<typeof fetchFeeds>>): string[] {
  return [...entries, ...feeds.flatMap(({ feed }) => feed?.items ?? [])].map(({ address }) => address)
}
