import {
  type ImportedAuthor,
  type ImportedPost,
  type ImportSource,
  lengthFailure,
  type SourceOptions,
  tryPost,
} from '../imported-post'
import { escapeHtml, plainText } from '../plain-text'
import { addressesOf, pageAddresses, shownAddressesOf, slugOf } from './addresses'
import { listAddresses, OldArchives } from './old-archives'
import { productsIn } from './products'
import { field, readIndex, type WxrIndex } from './read-index'
import { readItems, type WxrChannel, type WxrItem } from './read-items'
import { wordpressHtml } from './wordpress-html'

/** Plugins fill in variables such as `%%title%%`, `%sitename%` or `#post_title`: a text with one is a template, no text. */
const VARIABLE = /%%?\w+%?%|#(?:post|site|separator|author|category|current|taxonomy|attachment)_\w+/

/** Where Yoast, Rank Math, SEOPress, All in One SEO, The SEO Framework and older themes keep their texts. */
const TITLES = [
  ...['_yoast_wpseo_title', 'rank_math_title', '_seopress_titles_title', '_aioseo_title', '_aioseop_title'],
  '_genesis_title',
]

const DESCRIPTIONS = [
  ...['_yoast_wpseo_metadesc', 'rank_math_description', '_seopress_titles_desc', '_aioseo_description'],
  ...['_aioseop_description', '_genesis_description'],
]

const SKIPPED_STATUSES = new Set(['trash', 'auto-draft', 'inherit'])
/** Taxonomies that say nothing of what a post is about, or are read otherwise. */
const OTHER_TAXONOMIES = /^(?:category|post_tag|post_format|author|nav_menu|language|post_translations|wp_theme)$/

/** Entries of which posts or redirects have what they say. */
const TAKEN = new Set(['attachment', 'wp_block', 'guest-author', 'redirect_rule', 'thirstylink'])

/** A time of WordPress; null for its zero time. */
function timeOf(item: WxrItem, name: string): Date | null {
  const text = field(item, name)
  const time = new Date(text.startsWith('0000') ? Number.NaN : `${text.replace(' ', 'T')}Z`)
  return Number.isNaN(time.getTime()) ? null : time
}

/** A date in UTC, or that of the clocks of the old site, of which exports do not name the zone: drafts have no other. */
const dateOf = (item: WxrItem, name: string) => timeOf(item, `wp:${name}_gmt`) ?? timeOf(item, `wp:${name}`)

/** When a post was written; in exports of other programs only feeds' dates say so. */
function createdAtOf(item: WxrItem): Date | null {
  const published = new Date(field(item, 'pubDate'))
  return dateOf(item, 'post_date') ?? (Number.isNaN(published.getTime()) ? null : published)
}

function statusNotes(item: WxrItem): string[] {
  const status = field(item, 'wp:status')
  return [
    ...(status === 'private' ? ['It was private and comes in as a draft.'] : []),
    ...(status === 'pending' ? ['It was waiting for a review and comes in as a draft.'] : []),
    ...(field(item, 'wp:post_password') ? ['It had a password and comes in as a draft.'] : []),
  ]
}

const termNames = ({ terms }: WxrItem, domain: string) => [
  ...new Set(terms.filter((term) => term.domain === domain && term.name).map(({ name }) => name)),
]

/** The first author of an item, by the name for visitors, or else the login. */
function authorOf(item: WxrItem, { authors }: WxrChannel, { guests }: WxrIndex): ImportedAuthor | null {
  const login = termNames(item, 'author')[0] ?? field(item, 'dc:creator')
  const guest = guests.get(login)
  if (guest) return guest
  const known = authors.find((author) => author.login.toLowerCase() === login.toLowerCase())
  // A login may be an e-mail address, which is for nobody to read.
  const name = known?.name || (login.split('@', 1)[0] ?? '')
  return name ? { name, bio: '', picture: null, links: [] } : null
}

/** The sound or film of a podcast, which players of the theme show; empty if the content has it, too. */
function enclosureOf({ meta }: WxrItem, content: string): string {
  const [address = '', , type = ''] = (meta.get('enclosure') ?? '').split('\n').map((line) => line.trim())
  const isShown = !/^https?:\/\//.test(address) || content.includes(address)
  return isShown ? '' : `\n<${type.startsWith('video/') ? 'video' : 'audio'} src="${escapeHtml(address)}">`
}

/** What an item is known by; tools that write no ids name it by its address. */
function sourceIdOf(item: WxrItem, origin: string): string {
  const id = field(item, 'wp:post_id')
  if (id && id !== '0') return `wordpress:${origin}/?p=${id}`
  const named = field(item, 'guid') || field(item, 'link')
  return `wordpress:${named || JSON.stringify([origin, field(item, 'title'), field(item, 'wp:post_date')])}`
}

/** The text of an item, with its products; of one that no post could hold, why that is so. */
function textOf(item: WxrItem, index: WxrIndex) {
  const content = item.fields.get('content:encoded') ?? ''
  const failure = item.tooLarge
    ? `Its ${item.tooLarge} has over 8 million characters: no post can hold them.`
    : lengthFailure(content)
  if (failure) return { html: '', notes: [], products: [], failure }
  const { html, notes } = wordpressHtml(content, {
    pictureOf: (picture) => index.pictures.get(picture),
    attached: index.picturesOf.get(field(item, 'wp:post_id')) ?? [],
    blockOf: (block) => index.blocks.get(block),
    footnotes: item.meta.get('footnotes') ?? '',
  })
  const products = productsIn(content, index.products)
  return { html: html + enclosureOf(item, content), notes, products, failure }
}

function toPost(item: WxrItem, channel: WxrChannel, index: WxrIndex): ImportedPost {
  const status = field(item, 'wp:status')
  const origin = originOf(channel)
  const { failure, ...text } = textOf(item, index)
  const isPublished = status === 'publish' && !field(item, 'wp:post_password')
  const createdAt = createdAtOf(item)
  return {
    sourceId: sourceIdOf(item, origin),
    title: plainText(field(item, 'title')),
    slug: slugOf(item),
    isPublished,
    isHighlighted: isPublished && field(item, 'wp:is_sticky') === '1',
    publishAt: status === 'future' ? createdAt : null,
    createdAt,
    publishedAt: isPublished ? createdAt : null,
    updatedAt: dateOf(item, 'post_modified'),
    summary: plainText(field(item, 'excerpt:encoded')),
    html: text.html,
    base: `${origin}/`,
    categories: termNames(item, 'category').filter((name) => name !== 'Uncategorized'),
    tags: termNames(item, 'post_tag'),
    products: text.products,
    author: authorOf(item, channel, index),
    preview: index.pictures.get(item.meta.get('_thumbnail_id') ?? '') ?? null,
    seo: seoOf(item),
    addresses: addressesOf(item, origin, index),
    shownAddresses: shownAddressesOf(item, origin, index),
    notes: [...statusNotes(item), ...text.notes],
    ...(failure && { failure }),
  }
}

const originOf = ({ address }: WxrChannel) => address.replace(/\/+$/, '')

/** Opens a WordPress export (Tools → Export), all its files. Reads them once for what items name of each other. @throws ImportError */
export async function openWordpress(
  files: readonly string[],
  { pages }: SourceOptions = { pages: false },
): Promise<ImportSource> {
  const channel: WxrChannel = { address: '', terms: [], authors: [] }
  const index = await readIndex(files, channel)
  const origin = originOf(channel)
  const others = new Map<string, number>()
  const count = (kind: string, number = 1) => number > 0 && others.set(kind, (others.get(kind) ?? 0) + number)
  const years = new Set<number>()
  let archives = new OldArchives(channel)
  async function* posts(): AsyncGenerator<ImportedPost> {
    others.clear()
    archives = new OldArchives(channel)
    for await (const item of readItems(files, channel)) {
      const [type, status] = [field(item, 'wp:post_type'), field(item, 'wp:status')]
      const isPost = type === 'post' || (pages && type === 'page')
      if (isPost && !SKIPPED_STATUSES.has(status)) {
        archives.addItem(item)
        count('comment', item.comments)
        for (const { domain } of item.terms) if (!OTHER_TAXONOMIES.test(domain)) count(`term of “${domain}”`)
        const post = tryPost(sourceIdOf(item, origin), field(item, 'title'), () => toPost(item, channel, index))
        if (post.publishedAt) years.add(post.publishedAt.getUTCFullYear())
        yield post
      } else if (!TAKEN.has(type)) count(type === 'post' ? `post (${status})` : type)
    }
  }
  const feeds = ['/feed/', '/feed/atom/', '/comments/feed/', '/?feed=rss2', '/?feed=atom'].map((path) => origin + path)
  return {
    kind: 'wordpress',
    origin: origin || null,
    posts,
    others,
    archives: () => archives.list(),
    feeds,
    lists: () => [
      ...listAddresses(origin, channel, years),
      ...[...index.pages].flatMap((page) => pageAddresses(page, origin)),
    ],
    redirects: index.redirects,
  }
}

/** What search engines show of an item, where it was written for them. */
function seoOf({ meta }: WxrItem): { title: string | null; description: string | null } {
  const textOf = (keys: string[]) =>
    keys.map((key) => meta.get(key)?.trim()).find((text) => text && !VARIABLE.test(text)) ?? null
  return { title: textOf(TITLES), description: textOf(DESCRIPTIONS) }
}
