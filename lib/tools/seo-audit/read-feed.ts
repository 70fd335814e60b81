import { load } from 'cheerio'
import { z } from 'zod'

export type FeedItem = { address: string; title: string; published: string; content: string }
export type ReadFeed = { self: string; items: FeedItem[] }

const jsonFeed = z.object({
  feed_url: z.string(),
  items: z.array(
    z.object({ url: z.string(), title: z.string(), date_published: z.string(), content_html: z.string() }),
  ),
})

/** Parses a feed of any of the three formats; dates as ISO 8601. @throws if it is not a feed */
export function readFeedText(text: string, type: string): ReadFeed {
  if (type.includes('json')) return fromJson(text)
  const $ = load(text, { xml: true })
  const moment = (date: string) => new Date(date).toISOString()
  const atom = $('feed').length > 0
  const items = $(atom ? 'entry' : 'item')
    .toArray()
    .map((item) => {
      const child = (name: string) => $(item).children(name).text()
      const asHtml = $(item).children('title').attr('type') === 'html'
      return {
        address: atom ? ($(item).children('link').attr('href') ?? '') : child('link'),
        title: asHtml ? load(child('title')).text() : child('title'),
        published: moment(child(atom ? 'published' : 'pubDate')),
        content: child(atom ? 'content' : 'content\\:encoded'),
      }
    })
  const self = $(atom ? 'feed > link[rel="self"]' : 'atom\\:link[rel="self"]').attr('href') ?? ''
  return { self, items }
}

function fromJson(text: string): ReadFeed {
  const { feed_url: self, items } = jsonFeed.parse(JSON.parse(text))
  return {
    self,
    items: items.map((item) => ({
      address: item.url,
      title: item.title,
      published: new Date(item.date_published).toISOString(),
      content: item.content_html,
    })),
  }
}
