import type { Crawler } from '../crawl'
import { faultsAt, type Finding, type IndexedPage } from '../finding'

/** Internal links that redirect or fail. */
export function checkLinks(crawler: Crawler): Finding[] {
  return [...crawler.linkedFrom].flatMap(([address, from]) => {
    const visit = crawler.visits.get(address)
    const where = `is linked from ${[...from][0]}`
    return faultsAt(address, [
      visit?.status !== 200 && `${where} and has status ${visit?.status} ${visit?.location ?? ''}`.trimEnd(),
    ])
  })
}

/** Pages in a sitemap or feed that no page links to. */
export function checkOrphans(crawler: Crawler, announced: string[]): Finding[] {
  const home = `${crawler.site}/`
  const orphans = [...new Set(announced)].filter((address) => address !== home && !crawler.linkedFrom.has(address))
  return orphans.flatMap((address) => faultsAt(address, ['is linked from no page']))
}

/** Missing pictures of pages. Pictures of other sites are not requested. */
export async function checkPictures(crawler: Crawler, pages: IndexedPage[]): Promise<Finding[]> {
  const shown = new Set(
    pages.flatMap(({ page }) => page.images.map((image) => image.address)).filter((address) => crawler.owns(address)),
  )
  await crawler.visit([...shown], false)
  return [...shown].flatMap((address) => {
    const visit = crawler.visits.get(address)
    return faultsAt(address, [
      visit?.status !== 200 && `is shown and has status ${visit?.status}`,
      !visit?.type.startsWith('image/') && `is shown and has the type ${visit?.type}`,
    ])
  })
}
