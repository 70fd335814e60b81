import type { Crawler } from '../crawl'
import { faultsAt, type Finding, type IndexedPage } from '../finding'

/** Checks that robots.txt names the sitemap and blocks no indexable page. */
export async function checkRobots(crawler: Crawler, pages: IndexedPage[]): Promise<Finding[]> {
  const address = `${crawler.site}/robots.txt`
  const response = await crawler.get(address)
  const lines = (await response.text()).split('\n').map((line) => line.trim())
  const values = (name: string) =>
    lines.filter((line) => line.toLowerCase().startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trim())
  // Of the rules for an address the longest counts.
  const longest = (rules: string[], path: string) =>
    Math.max(0, ...rules.filter((rule) => path.startsWith(rule)).map(({ length }) => length))
  const blocked = pages.filter((page) => {
    const path = page.address.slice(crawler.site.length)
    return longest(values('disallow'), path) > longest(values('allow'), path)
  })
  return faultsAt(address, [
    response.status !== 200 && `has status ${response.status}`,
    !values('sitemap').includes(`${crawler.site}/sitemap.xml`) && 'does not name the sitemap',
    ...blocked.map((page) => `blocks crawlers from ${page.address}`),
  ])
}
