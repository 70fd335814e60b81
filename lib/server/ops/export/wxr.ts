import 'server-only'
import type { Post } from '@/lib/contract/posts/post'
import { postPath } from '@/lib/format/addresses/page-paths'
import { escapeHtml } from '@/lib/format/texts/escape-html'

const NAMESPACES = [
  ['excerpt', 'http://wordpress.org/export/1.2/excerpt/'],
  ['content', 'http://purl.org/rss/1.0/modules/content/'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['wp', 'http://wordpress.org/export/1.2/'],
]
/** XML has no place for these characters. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const cdata = (text: string) => `<![CDATA[${text.replace(CONTROL, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const element = (name: string, text: string) => `<${name}>${cdata(text)}</${name}>`
/** As WordPress writes times: `2026-02-28 23:59:59`. */
const time = (iso: string | null) => (iso ?? '').slice(0, 19).replace('T', ' ')
const nicename = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
const term = (domain: string, name: string) =>
  `<category domain="${domain}" nicename="${escapeHtml(nicename(name))}">${cdata(name)}</category>`
const meta = (key: string, value: string) =>
  `<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>`

export function wxrHead(site: { name: string; url: string }): string {
  const names = NAMESPACES.map(([prefix, address]) => ` xmlns:${prefix}="${address}"`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"${names}><channel>${element('title', escapeHtml(site.name))}<link>${escapeHtml(site.url)}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${escapeHtml(site.url)}</wp:base_site_url><wp:base_blog_url>${escapeHtml(site.url)}</wp:base_blog_url>\n`
}

export const WXR_END = '</channel></rss>\n'

function attachment(post: Post, nth: number, address: string): string {
  return `<item>${element('title', escapeHtml(post.title))}<link>${escapeHtml(address)}</link>${element('excerpt:encoded', escapeHtml(post.previewImageCaption ?? ''))}<wp:post_id>${nth}</wp:post_id><wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type><wp:post_parent>${nth - 1}</wp:post_parent>${element('wp:attachment_url', address)}${meta('_wp_attachment_image_alt', post.previewImageAlt ?? '')}</item>\n`
}

/**
 * A post as an item of a WordPress export, and its preview picture as another.
 * @param url of this site, which WordPress fetches the pictures from.
 * @param nth numbers the post; the number after it is its picture's.
 */
export function wxrItems(post: Post, url: string, nth: number): string {
  const absolute = (address: string) => (address.startsWith('/') ? url + address : address)
  const picture = post.previewImage ? absolute(post.previewImage) : null
  const dated = time(post.published_at ?? post.created_at)
  const parts = [
    element('title', escapeHtml(post.title)),
    `<link>${escapeHtml(absolute(postPath(post)))}</link>`,
    `<guid isPermaLink="false">${escapeHtml(`${url}/?post=${post.id}`)}</guid>`,
    element('content:encoded', post.content.replace(/(src|href)="\//g, `$1="${escapeHtml(url)}/`)),
    element('excerpt:encoded', escapeHtml(post.summary)),
    `<wp:post_id>${nth}</wp:post_id>`,
    `<wp:post_date>${dated}</wp:post_date><wp:post_date_gmt>${dated}</wp:post_date_gmt>`,
    `<wp:post_modified>${time(post.updated_at)}</wp:post_modified><wp:post_modified_gmt>${time(post.updated_at)}</wp:post_modified_gmt>`,
    element('wp:post_name', post.slug ?? ''),
    `<wp:status>${post.status === 'published' ? 'publish' : 'draft'}</wp:status><wp:post_type>post</wp:post_type>`,
    ...post.categories.map((name) => term('category', name)),
    ...post.tags.map((name) => term('post_tag', name)),
    ...(picture ? [meta('_thumbnail_id', String(nth + 1))] : []),
  ]
  return `<item>${parts.join('')}</item>\n${picture ? attachment(post, nth + 1, picture) : ''}`
}
