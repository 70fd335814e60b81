import { Feed, type Item } from 'feed'
import { DomUtils, parseDocument } from 'htmlparser2'
import { LRUCache } from 'lru-cache'
import {
  affiliateLink,
  type AffiliateProgramme,
  programmeFor,
  programmesIn,
} from '@/lib/format/addresses/affiliate-link'
import { isShop } from '@/lib/format/addresses/shops'
import { PREVIEW_PINS_TITLE } from '@/lib/measure/pins'
import { CALLOUT_LABELS, type CalloutKind } from '@/lib/contract/posts/content-elements'
import { cleanContent, CONTENT_ALLOWLIST, withIds } from '../../content/clean-content'
import { isCategory } from '@/lib/contract/posts/categories'
import type { Author } from '@/lib/contract/posts/authors'
import type { Post, PostSummary } from '@/lib/contract/posts/post'
import { TEXTS } from '@/lib/contract/texts'
import { changedAt, datedAt } from '@/lib/contract/posts/post-lists'
import { categoryPath, postPath } from '@/lib/format/addresses/paths'
import { safeAddress, webLinks } from '@/lib/format/addresses/hosts'
import { escapeHtml } from '@/lib/format/texts/escape'
import { escapeXml } from '@/lib/seo/sitemap'
import { linkProgrammes } from '../site-metadata'
import { siteApi } from '../../api/site-api/site-api'
import { contentVersion } from '../../core/changes'
import { env, siteUrl } from '../../core/env'
import { database } from '../../db/open/connect'
import { writeCount } from '../../db/write-counter'
import { withCurrentComparisons } from '../../content/blocks/render-comparison'
import { publishedPost } from '../published-post'

/** Protocol-relative URLs in any spelling, which the sanitizer drops. */
const OTHER_HOST = /^[\0-\x20]*[/\\][\0-\x20]*[/\\]/

const SPONSORED = 'sponsored nofollow'

/** Disclosure before a post with links to shops. */
export const FEED_DISCLOSURE =
  'We may earn a commission when you buy through the links to shops in this post. It does not change the price you pay.'

/**
 * A post's content for feed readers: sanitized, with absolute URLs and affiliate links.
 * @param post the URL of the post's page.
 * @param programmes affiliate programs for links to shops.
 */
export function absoluteContent(html: string, post: string, programmes: readonly AffiliateProgramme[] = []): string {
  const absolute = (address = '') =>
    address && !OTHER_HOST.test(address) && URL.canParse(address, post) ? new URL(address, post).href : address
  let isSponsored = false
  const linked = (href: string, rel: string | undefined) => {
    // Sanitizing is idempotent.
    const earns =
      rel === SPONSORED ||
      programmeFor(href, programmes) !== null ||
      (URL.canParse(href) && isShop(new URL(href).hostname))
    isSponsored ||= earns
    return { href: affiliateLink(href, programmes), ...(earns && { rel: SPONSORED }) }
  }
  const cleaned = cleanContent(html, {
    ...CONTENT_ALLOWLIST,
    allowedAttributes: { ...CONTENT_ALLOWLIST.allowedAttributes, a: ['href', 'title', 'rel', 'id'] },
    transformTags: {
      ...CONTENT_ALLOWLIST.transformTags,
      a: (tagName, { href, title, rel, id = '' }) =>
        withIds(tagName, { ...linked(absolute(href), rel), ...(title && { title }), id }),
      img: (tagName, { src, ...rest }) => ({ tagName, attribs: { ...rest, src: absolute(src) } }),
    },
  })
  const labelled = cleaned.replace(
    /<aside data-callout="(\w+)">/g,
    (callout, kind: CalloutKind) => `${callout}<p><strong>${CALLOUT_LABELS[kind]}</strong></p>`,
  )
  const named = labelled.replace('<ol data-picture', `<p><strong>${PREVIEW_PINS_TITLE}</strong></p><ol data-picture`)
  return isSponsored ? `<p><em>${FEED_DISCLOSURE}</em></p>${named}` : named
}

const FEED_LENGTH = 20

/** How titles and summaries are written: readers take those of RSS and Atom for HTML, those of JSON Feed for text. */
const WRITTEN = {
  'feed.xml': (text: string) => inSection(asHtml(text)),
  'atom.xml': escapeXml,
  'feed.json': (text: string) => text,
}

/** Placeholder for a character that the library does not escape in attributes. */
const LESS_THAN = '\u{FDD0}'

const EXTENSION = /\.\w{2,5}$/

/** Feed formats by file name. The library writes the language in RSS alone. */
export const FEED_FILES = {
  'feed.xml': { type: 'application/rss+xml', write: (feed: Feed) => feed.rss2() },
  'atom.xml': {
    type: 'application/atom+xml',
    write: (feed: Feed) => feed.atom1().replace('<feed ', `<feed xml:lang="${feed.options.language}" `),
  },
  'feed.json': {
    type: 'application/feed+json',
    write: (feed: Feed) => feed.json1().replace('{', `{\n    "language": "${feed.options.language}",`),
  },
}

export type FeedFile = keyof typeof FEED_FILES

/** Of at most 24 × 50 kB. Writing one takes 50 ms of CPU time, five times a page, and the page cache requests it every 30 seconds. */
const written = new LRUCache<string, Promise<string>>({ max: 24 })

/**
 * The latest posts as a feed, with full content and absolute URLs, written once a change where no other process can make one; prices
 * that become too old to be shown leave it within an hour.
 * @param scope `all`, or the name of a category.
 * @returns null for an unknown category.
 */
export async function readFeed(scope: string, file: FeedFile): Promise<string | null> {
  if (scope !== 'all' && !isCategory(scope)) return null
  if (env().API_BASE_URL || writeCount(await database()) === null) return writeFeed(scope, file)
  const key = [contentVersion(), Math.floor(Date.now() / 3_600_000), scope, file].join(' ')
  const known = written.get(key)
  if (known) return known
  const text = writeFeed(scope, file)
  written.set(key, text)
  text.catch(() => written.delete(key))
  return text
}

async function writeFeed(scope: string, file: FeedFile): Promise<string> {
  const category = scope === 'all' ? {} : { category: scope }
  const { data } = await siteApi().posts.list({ status: 'published', limit: FEED_LENGTH, ...category })
  const posts = (await Promise.all(data.posts.filter(({ id }) => id).map(fullPost))).filter((post) => post !== null)
  const programmes = await linkProgrammes()
  const site = siteUrl()
  const changes = posts.map(changedAt).flatMap((at) => (at ? [Date.parse(at)] : []))
  const feed = new Feed({
    ...feedNames(scope),
    generator: false,
    language: env().CONTENT_LANGUAGE,
    ...(changes.length > 0 && { updated: new Date(Math.max(...changes)) }),
  })
  const textOf = WRITTEN[file]
  const named = (text: string) => (file === 'atom.xml' ? text.replaceAll('<', LESS_THAN) : text)
  for (const post of posts) {
    const address = site + postPath(post)
    const picture = pictureAddress(post.previewImage, file)
    feed.addItem({
      title: textOf(post.title),
      // The same at any address of the site and of the post: feed readers treat a changed id as a new item.
      id: `urn:plumbline:post:${encodeURIComponent(post.id)}`,
      link: address,
      date: new Date(changedAt(post) ?? datedAt(post) ?? 0),
      ...(datedAt(post) && { published: new Date(datedAt(post) ?? 0) }),
      description: textOf(post.summary),
      content: inSection(
        absoluteContent(
          withCurrentComparisons(post.content, post.products),
          address,
          programmesIn(post.id, programmes),
        ),
      ),
      category: [...post.categories, ...post.tags].map((name) => ({ name: named(name), term: named(name) })),
      ...(picture && { image: picture }),
      ...(post.author && authorOf(post.author, file)),
    })
  }
  return withCreators(FEED_FILES[file].write(feed).replaceAll(LESS_THAN, '&lt;'))
}

/** A listed post with its content; null if it was deleted or unpublished in the meantime. */
const fullPost = async ({ id }: PostSummary): Promise<Post | null> => (await publishedPost(id)).post

/** The author of an item. RSS has names only in Dublin Core, and JSON Feed 1.1 a list beside the author of 1.0. */
function authorOf({ name, picture, links }: Author, file: FeedFile): Pick<Item, 'author' | 'extensions'> {
  if (file === 'feed.xml') return { extensions: [{ name: 'dc:creator', objects: { _cdata: inSection(name) } }] }
  const [link] = webLinks(links)
  if (file === 'atom.xml') return { author: [{ name, ...(link && { link }) }] }
  const avatar = pictureAddress(picture, file)
  const more = { name, ...(link && { url: link }), ...(avatar && { avatar }) }
  return {
    author: [{ name, ...(link && { link }), ...(avatar && { avatar }) }],
    // The library takes any value.
    extensions: [{ name: 'authors', objects: [more] as unknown as Record<string, unknown> }],
  }
}

/** Declares the namespace of authors, which the library does only where an item has content. */
const withCreators = (feed: string) =>
  feed.includes('<dc:creator>') && !feed.includes('xmlns:dc=')
    ? feed.replace('<rss ', '<rss xmlns:dc="http://purl.org/dc/elements/1.1/" ')
    : feed

/** In XML a picture has a type, which the library derives from the end of its URL. */
function pictureAddress(address: string | null, file: FeedFile): string | null {
  const safe = safeAddress(address)
  const url = safe && URL.canParse(safe, siteUrl()) ? new URL(safe, siteUrl()) : null
  return url && (file === 'feed.json' || EXTENSION.test(url.pathname)) ? url.href : null
}

/** A text that reads the same as HTML and, where it has no markup or entities, as plain text. */
const asHtml = (text: string) => (DomUtils.textContent(parseDocument(text)) === text ? text : escapeHtml(text))

/** Text for a CDATA section, with all end markers escaped: the library only escapes the first one. */
const inSection = (text: string) => text.replaceAll(']]>', ']]&gt;')

function feedNames(scope: string) {
  const { SITE_NAME } = env()
  const site = siteUrl()
  const folder = scope === 'all' ? `${site}/` : site + categoryPath(scope)
  return {
    title: scope === 'all' ? SITE_NAME : `${scope} | ${SITE_NAME}`,
    description: TEXTS.siteTagline,
    id: folder,
    link: folder,
    author: { name: SITE_NAME, link: `${site}/` },
    feedLinks: { rss: `${folder}feed.xml`, atom: `${folder}atom.xml`, json: `${folder}feed.json` },
  }
}
