import type { ImportedPost, ImportSource } from '../imported-post'
import { plainText } from '../plain-text'
import { readItems, type WxrChannel, type WxrItem } from './read-items'
import type { Picture } from './shortcodes'
import { wordpressHtml } from './wordpress-html'

/** The attachments of an export by their id, and the old addresses of their pages by the post that they belong to. */
type Attachments = { pictures: Map<string, Picture>; pages: Map<string, string[]> }

const SKIPPED_STATUSES = new Set(['trash', 'auto-draft', 'inherit'])
/** Yoast and Rank Math fill in variables such as `%%title%%` or `%sitename%`. */
const VARIABLE = /%%?\w+%?%/

const field = ({ fields }: WxrItem, name: string) => fields.get(name)?.trim() ?? ''

/** A date of WordPress in UTC; null for its zero date. */
function dateOf(item: WxrItem, name: string): Date | null {
  const text = field(item, `wp:${name}_gmt`).startsWith('0000') ? '' : field(item, `wp:${name}_gmt`)
  const date = new Date(`${(text || field(item, `wp:${name}`)).replace(' ', 'T')}Z`)
  return Number.isNaN(date.getTime()) ? null : date
}

async function readAttachments(file: string, channel: WxrChannel): Promise<Attachments> {
  const [pictures, pages] = [new Map<string, Picture>(), new Map<string, string[]>()]
  for await (const item of readItems(file, channel)) {
    if (field(item, 'wp:post_type') !== 'attachment') continue
    pictures.set(field(item, 'wp:post_id'), {
      url: field(item, 'wp:attachment_url') || field(item, 'guid'),
      alt: item.meta.get('_wp_attachment_image_alt') ?? '',
      caption: plainText(field(item, 'excerpt:encoded')),
    })
    const [parent, page] = [field(item, 'wp:post_parent'), field(item, 'link')]
    if (parent && parent !== '0' && page) pages.set(parent, [...(pages.get(parent) ?? []), page])
  }
  return { pictures, pages }
}

const seoText = (item: WxrItem, ...keys: string[]) =>
  keys.map((key) => item.meta.get(key)?.trim()).find((text) => text && !VARIABLE.test(text)) ?? null

function statusNotes(item: WxrItem): string[] {
  const status = field(item, 'wp:status')
  return [
    ...(status === 'future' ? [`It was scheduled for ${field(item, 'wp:post_date')} and comes in as a draft.`] : []),
    ...(status === 'private' ? ['It was private and comes in as a draft.'] : []),
    ...(field(item, 'wp:post_password') ? ['It had a password and comes in as a draft.'] : []),
  ]
}

const termNames = ({ terms }: WxrItem, domain: string) => [
  ...new Set(terms.filter((term) => term.domain === domain).map(({ name }) => name)),
]

function toPost(item: WxrItem, origin: string, { pictures, pages }: Attachments): ImportedPost {
  const id = field(item, 'wp:post_id')
  const { html, notes } = wordpressHtml(item.fields.get('content:encoded') ?? '', (picture) => pictures.get(picture))
  const isPublished = field(item, 'wp:status') === 'publish' && !field(item, 'wp:post_password')
  const createdAt = dateOf(item, 'post_date')
  const guid = field(item, 'guid')
  return {
    sourceId: `wordpress:${origin}/?p=${id}`,
    title: plainText(field(item, 'title')),
    slug: field(item, 'wp:post_name') || null,
    isPublished,
    createdAt,
    publishedAt: isPublished ? createdAt : null,
    updatedAt: dateOf(item, 'post_modified'),
    summary: plainText(field(item, 'excerpt:encoded')),
    html,
    base: `${origin}/`,
    categories: termNames(item, 'category').filter((name) => name !== 'Uncategorized'),
    tags: termNames(item, 'post_tag'),
    preview: pictures.get(item.meta.get('_thumbnail_id') ?? '') ?? null,
    seo: {
      title: seoText(item, '_yoast_wpseo_title', 'rank_math_title'),
      description: seoText(item, '_yoast_wpseo_metadesc', 'rank_math_description'),
    },
    addresses: [
      ...new Set(
        [field(item, 'link'), `${origin}/?p=${id}`, guid, ...(pages.get(id) ?? [])].filter((address) =>
          /^https?:/.test(address),
        ),
      ),
    ],
    notes: [...statusNotes(item), ...notes],
  }
}

/** Opens a WordPress export (Tools → Export). Reads the file once for its attachments. @throws ImportError */
export async function openWordpress(file: string): Promise<ImportSource> {
  const channel: WxrChannel = { address: '' }
  const attachments = await readAttachments(file, channel)
  const origin = channel.address.replace(/\/+$/, '')
  const others = new Map<string, number>()
  async function* posts(): AsyncGenerator<ImportedPost> {
    others.clear()
    for await (const item of readItems(file, channel)) {
      const [type, status] = [field(item, 'wp:post_type'), field(item, 'wp:status')]
      if (type === 'post' && !SKIPPED_STATUSES.has(status)) yield toPost(item, origin, attachments)
      else if (type !== 'attachment') {
        const kind = type === 'post' ? `post (${status})` : type
        others.set(kind, (others.get(kind) ?? 0) + 1)
      }
    }
  }
  return { kind: 'wordpress', origin: origin || null, posts, others }
}
