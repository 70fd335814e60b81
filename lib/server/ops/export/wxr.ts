import { DomUtils, parseDocument } from 'htmlparser2'
import { changedAt } from '@/lib/contract/posts/post-lists'
import { postPath } from '@/lib/format/addresses/paths'
import { slugOf } from '@/lib/format/addresses/slugs'
import { escapeHtml } from '@/lib/format/texts/escape'
import { pathName } from '../../../import/files'
import { PRODUCT_LIST } from '../../../import/product-boxes'
import type { StoredPost } from '../../posts/post-row'
import type { StoredProduct } from '../../products/product-row'

/** Names for addresses and accounts, a different one for each text; letter case does not tell texts apart. */
class UniqueNames {
  private readonly names = new Map<string, string>()
  private readonly taken = new Set<string>()

  /** @param plain makes the name of a text if there is no other text with the same. */
  constructor(private readonly plain: (text: string) => string) {}

  of(text: string): string {
    const key = text.toLowerCase()
    const known = this.names.get(key)
    if (known !== undefined) return known
    const plain = this.plain(text)
    let name = plain
    for (let nth = 2; this.taken.has(name); nth += 1) name = `${plain}-${nth}`
    this.taken.add(name)
    this.names.set(key, name)
    return name
  }
}

const VIDEO = /<figure data-video="\w+">\s*<a href="([^"]+)"[^>]*>[^<]*<\/a>\s*<\/figure>/g

const ALIGN = /\bdata-align="(left|center|right)"(?=[^<>]*>)/g

/** What WordPress would take for one of its shortcodes. */
const SHORTCODE = /\[(?=\/?(?:gallery|playlist|audio|video|embed|caption|wp_caption)\b)/g

/** The content of a post as WordPress holds it: absolute addresses, its own alignment, and videos by their address alone. @param url of this site */
const wordpressContent = (content: string, url: string): string =>
  content
    .replace(/(src|href)="\/(?!\/)/g, `$1="${escapeHtml(url)}/`)
    .replace(ALIGN, 'class="align$1"')
    .replace(VIDEO, '<p>$1</p>')
    .replace(SHORTCODE, '&#91;')

/**
 * The featured products of a post as a list of links, which WordPress has no other place for; an import takes it for the
 * products again (`PRODUCT_LIST`). Empty without any.
 */
function productList(products: readonly Pick<StoredProduct, 'name' | 'product_url'>[]): string {
  const items = products.flatMap(({ name, product_url: url }) =>
    url
      ? [
          `<li class="${PRODUCT_LIST.item}"><a class="${PRODUCT_LIST.link}" href="${escapeHtml(url)}" rel="sponsored nofollow">${escapeHtml(name)}</a></li>`,
        ]
      : [],
  )
  if (items.length === 0) return ''
  return `\n<div class="${PRODUCT_LIST.list}"><h2>Featured products</h2><ul>${items.join('')}</ul></div>`
}

const NAMESPACES = [
  ['excerpt', 'http://wordpress.org/export/1.2/excerpt/'],
  ['content', 'http://purl.org/rss/1.0/modules/content/'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['wp', 'http://wordpress.org/export/1.2/'],
]
/** XML has no place for these characters. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Characters of the name of an account. */
const MAX_LOGIN = 60
/** What drafts have in place of the time in UTC: then they get that of their publication. */
const NO_TIME = '0000-00-00 00:00:00'

const cdata = (text: string) => `<![CDATA[${text.replace(CONTROL, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const element = (name: string, text: string) => `<${name}>${cdata(text)}</${name}>`
/** As WordPress writes times: `2026-02-28 23:59:59`. */
const time = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')
const meta = (key: string, value: string) =>
  `<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>`

type Picture = { url: string; alt: string; caption: string }

/**
 * Writes posts as a WordPress export, whose importer fetches no pictures but those of attachments, and takes what has the
 * title and time of another item for that item.
 */
export class WxrWriter {
  private lastId = 0
  /** Titles with times. */
  private readonly items = new Set<string>()
  /** Ids of attachments, by address and texts. */
  private readonly attachments = new Map<string, number>()
  private readonly logins = new UniqueNames((name) => (slugOf(name) ?? 'author').slice(0, MAX_LOGIN - 4))
  private readonly terms = {
    category: new UniqueNames((name) => slugOf(name) ?? pathName(name)),
    post_tag: new UniqueNames((name) => slugOf(name) ?? (pathName(name) || 'tag')),
  }

  /** @param site with its address, which WordPress fetches the pictures from. */
  constructor(private readonly site: { name: string; url: string }) {}

  /** The start of an export. @param authors of its posts */
  head(authors: { name: string }[]): string {
    const names = NAMESPACES.map(([prefix, address]) => ` xmlns:${prefix}="${address}"`).join('')
    const url = escapeHtml(this.site.url)
    const accounts = authors.map(
      ({ name }) =>
        `<wp:author>${element('wp:author_login', this.logins.of(name))}${element('wp:author_email', '')}${element('wp:author_display_name', escapeHtml(name))}</wp:author>\n`,
    )
    return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"${names}>\n<channel>\n${element('title', escapeHtml(this.site.name))}<link>${url}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${url}</wp:base_site_url><wp:base_blog_url>${url}</wp:base_blog_url>\n${accounts.join('')}`
  }

  end(): string {
    return '</channel></rss>\n'
  }

  /** A post as an item, and each picture that it is the first to show as another. @param publishAt when it is to be published */
  post(post: Omit<StoredPost, 'kit'>, publishAt: Date | null): string {
    const id = ++this.lastId
    const at = new Date(post.published_at ?? publishAt ?? post.created_at ?? 0)
    const changed = changedAt(post)
    const isDraft = post.status === 'draft' && !publishAt
    const preview = post.previewImage && {
      url: this.absolute(post.previewImage),
      alt: post.previewImageAlt ?? '',
      caption: post.previewImageCaption ?? '',
    }
    const pictures = [...(preview ? [preview] : []), ...this.picturesIn(post.content)]
    const attachments = pictures.map((picture) => this.attachment(picture, at, { id, isPreview: picture === preview }))
    const parts = [
      `<link>${escapeHtml(this.absolute(postPath(post)))}</link>`,
      `<guid isPermaLink="false">${escapeHtml(`${this.site.url}/?post=${post.id}`)}</guid>`,
      element('content:encoded', wordpressContent(post.content, this.site.url) + productList(post.products)),
      element('excerpt:encoded', escapeHtml(post.summary)),
      this.dated(post.title, at, isDraft),
      ...(changed ? [`<wp:post_modified_gmt>${time(new Date(changed))}</wp:post_modified_gmt>`] : []),
      element('wp:post_name', post.slug ?? ''),
      ...(post.author ? [element('dc:creator', this.logins.of(post.author.name))] : []),
      `<wp:status>${post.status === 'published' ? 'publish' : isDraft ? 'draft' : 'future'}</wp:status><wp:post_type>post</wp:post_type>`,
      ...post.categories.map((name) => this.term('category', name)),
      ...post.tags.map((name) => this.term('post_tag', name)),
      `<wp:post_parent>0</wp:post_parent><wp:is_sticky>${post.isHighlighted ? 1 : 0}</wp:is_sticky>`,
      ...(preview ? [meta('_thumbnail_id', String(this.attachments.get(keyOf(preview))))] : []),
      // Plugins for search engines read each other's fields of this name.
      ...(post.seo?.title ? [meta('_yoast_wpseo_title', post.seo.title)] : []),
      ...(post.seo?.description ? [meta('_yoast_wpseo_metadesc', post.seo.description)] : []),
    ]
    return `<item><wp:post_id>${id}</wp:post_id>${parts.join('')}</item>\n${attachments.join('')}`
  }

  private absolute(address: string): string {
    return address.startsWith('/') ? this.site.url + address : address
  }

  /** The title and times of an item; no two items have the same. */
  private dated(title: string, date: Date, isDraft = false): string {
    let at = date
    while (this.items.has(`${title} ${time(at)}`)) at = new Date(at.getTime() + 1_000)
    this.items.add(`${title} ${time(at)}`)
    return `${element('title', escapeHtml(title))}<wp:post_date>${time(at)}</wp:post_date><wp:post_date_gmt>${isDraft ? NO_TIME : time(at)}</wp:post_date_gmt>`
  }

  private term(domain: 'category' | 'post_tag', name: string): string {
    return `<category domain="${domain}" nicename="${this.terms[domain].of(name)}">${cdata(escapeHtml(name))}</category>`
  }

  /** The pictures of a text that are stored here; others stay where they are. */
  private picturesIn(content: string): Picture[] {
    return DomUtils.getElementsByTagName('img', parseDocument(content))
      .map(({ attribs }) => ({ url: this.absolute(attribs['src'] ?? ''), alt: attribs['alt'] ?? '', caption: '' }))
      .filter(({ url }) => url.startsWith(`${this.site.url}/`))
  }

  /** An attachment, unless there is one: for a text any of the picture, for a preview one with its texts. */
  private attachment(
    picture: Picture,
    at: Date,
    { id: parent, isPreview }: { id: number; isPreview: boolean },
  ): string {
    const { url, alt, caption } = picture
    if (this.attachments.has(isPreview ? keyOf(picture) : url)) return ''
    const id = ++this.lastId
    this.attachments.set(keyOf(picture), id).set(url, id)
    const name = /([^/]+?)(?:\.\w+)?$/.exec(url)?.[1] ?? ''
    return `<item><wp:post_id>${id}</wp:post_id><link>${escapeHtml(url)}</link><guid isPermaLink="false">${escapeHtml(url)}</guid>${element('content:encoded', '')}${element('excerpt:encoded', escapeHtml(caption))}${this.dated(alt || name, at)}${element('wp:post_name', name)}<wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type><wp:post_parent>${parent}</wp:post_parent>${element('wp:attachment_url', url)}${meta('_wp_attachment_image_alt', alt)}</item>\n`
  }
}

const keyOf = ({ url, alt, caption }: Picture) => JSON.stringify([url, alt, caption])
