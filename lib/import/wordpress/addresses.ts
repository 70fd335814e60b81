import { field, type WxrIndex } from './read-index'
import type { WxrItem } from './read-items'

/** What sites that are no WordPress put behind the names of their pages. */
const EXTENSION = /\.(?:html?|php|aspx?)$/i
const SHOWN_PICTURE = /\bwp-image-(\d+)/g

/** The last part of the address of an item, without an extension; null if it has none. */
export const slugOf = (item: WxrItem) => field(item, 'wp:post_name').replace(EXTENSION, '') || null

/** A guid of another site would make its links those of the old site; `?p=12` is what WordPress had before it moved. */
const isOfSite = (guid: string, origin: string) =>
  (guid.startsWith(origin) && !guid.includes('?')) || /\/\?(?:p|page_id)=\d+$/.test(guid)

/** The old addresses of the page of an attachment. @param page its link. */
export const pageAddresses = ([id, page]: [string, string], origin: string): string[] =>
  // One of another site has its page there.
  [...(!origin || page.startsWith(origin) ? [page] : []), `${origin}/?attachment_id=${id}`]

/** The addresses of the parts of a post after the first. */
function partsOf(item: WxrItem, own: string): string[] {
  const parts = (item.fields.get('content:encoded') ?? '').split('<!--nextpage-->').length
  return Array.from({ length: parts - 1 }, (_, at) => `${own.replace(/\/$/, '')}/${at + 2}/`)
}

/**
 * The old addresses of a post: its own, those that it had before, and those of the pages of what is attached to it.
 * @param origin of the old site; empty if unknown.
 */
export function addressesOf(item: WxrItem, origin: string, { attached }: WxrIndex): string[] {
  const [id, link, guid] = [field(item, 'wp:post_id'), field(item, 'link'), field(item, 'guid')]
  const isPage = field(item, 'wp:post_type') === 'page'
  const own = link.startsWith('/') ? `${origin}${link}` : link
  const all = [
    ...[own, `${origin}/?p=${id}`, ...(isPage ? [`${origin}/?page_id=${id}`] : [])],
    ...(isOfSite(guid, origin) ? [guid] : []),
    // The names that it had in its address before.
    ...(own.includes('?') ? [] : item.oldSlugs.map((slug) => own.replace(/[^/]+(\/?)$/, `${slug}$1`))),
    ...(own.includes('?') ? [] : partsOf(item, own)),
    ...(attached.get(id) ?? []).flatMap((page) => pageAddresses(page, origin)),
  ]
  return [...new Set(all)].filter((address) => /^(?:https?:\/)?\//.test(address))
}

/** The old addresses of the pages of the pictures that a post shows, which may be attached to others. */
export function shownAddressesOf(item: WxrItem, origin: string, { pages }: WxrIndex): string[] {
  const content = item.fields.get('content:encoded') ?? ''
  const inText = [...content.matchAll(SHOWN_PICTURE)].map(([, picture = '']) => picture)
  const shown = new Set([item.meta.get('_thumbnail_id') ?? '', ...inText])
  return [...shown].flatMap((id) => pageAddresses([id, pages.get(id) ?? ''], origin).filter(() => pages.has(id)))
}
