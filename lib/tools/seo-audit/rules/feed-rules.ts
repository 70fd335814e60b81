import type { Crawler } from '../crawl'
import { faultsAt, type Finding, type IndexedPage } from '../finding'
import { readFeedText, type FeedItem, type ReadFeed } from '../read-feed'

export type FetchedFeed = { address: string; feed: ReadFeed | null; fault: string | null }

/** The feeds that pages link to in their heads. */
export async function fetchFeeds(crawler: Crawler, pages: IndexedPage[]): Promise<FetchedFeed[]> {
  const feeds = new Map(pages.flatMap(({ page }) => page.feeds.map(({ address, type }) => [address, type] as const)))
  return Promise.all([...feeds].map(([address, type]) => fetchFeed(crawler, address, type)))
}

async function fetchFeed(crawler: Crawler, address: string, type: string): Promise<FetchedFeed> {
  const failed = (fault: string) => ({ address, feed: null, fault })
  if (!crawler.owns(address)) return failed('is a feed of another site')
  const response = await crawler.get(address)
  const served = response.headers.get('content-type') ?? ''
  if (response.status !== 200) return failed(`is a feed with status ${response.status}`)
  if (!served.startsWith(type)) return failed(`is a feed of type ${served}, linked as ${type}`)
  try {
    return { address, feed: readFeedText(await response.text(), type), fault: null }
  } catch (error) {
    return failed(`is a feed that cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Checks that feeds can be parsed and agree with the pages and each other. */
export function checkFeeds(crawler: Crawler, feeds: FetchedFeed[]): Finding[] {
  return feeds.flatMap(({ address, feed, fault }) => {
    if (!feed) return faultsAt(address, [fault])
    const other = feeds.find((one) => one.feed && one.address !== address && folder(one.address) === folder(address))
    return faultsAt(address, [
      feed.self !== address && `is a feed that calls itself ${feed.self}`,
      ...feed.items.flatMap((item) => checkItem(crawler, item)),
      other?.feed && listed(other.feed) !== listed(feed) && `lists other posts than ${other.address}`,
    ])
  })
}

const folder = (address: string) => address.slice(0, address.lastIndexOf('/'))
const listed = (feed: ReadFeed) => feed.items.map((item) => item.address).join(' ')

/** Times in RSS have a precision of seconds. */
const inSeconds = (moment = '') => Math.floor(Date.parse(moment) / 1000)

function checkItem(crawler: Crawler, { address, title, published, content }: FeedItem): (string | false)[] {
  const page = crawler.visits.get(address)?.page
  if (!page) return [`lists ${address}, which is not a page`]
  return [
    page.canonical !== address && `lists ${address}, whose canonical URL is ${page.canonical}`,
    page.metas.get('og:title') !== title && `calls ${address} ${title}`,
    inSeconds(page.metas.get('article:published_time')) !== inSeconds(published) && `dates ${address} to ${published}`,
    !content && `has no content of ${address}`,
    /\s(href|src)="(?!https?:|mailto:|tel:|#)/.test(content) && `has relative URLs in ${address}`,
  ]
}
