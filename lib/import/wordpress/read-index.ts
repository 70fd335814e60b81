import type { ImportedAuthor, ImportedProduct } from '../imported-post'
import { PICTURE_FILE } from '../files'
import { plainText } from '../plain-text'
import { productOf } from './products'
import { readItems, type WxrChannel, type WxrItem } from './read-items'
import type { Picture } from './shortcodes'

/** What the items of an export name of each other, by id unless another key is named. */
export type WxrIndex = {
  pictures: Map<string, Picture>
  /** The pictures that belong to a post, in its order. */
  picturesOf: Map<string, Picture[]>
  /** The links of the pages of attachments. */
  pages: Map<string, string>
  /** The attachments of each post, with their links. */
  attached: Map<string, [string, string][]>
  /** Products of shop plugins. */
  products: Map<string, ImportedProduct>
  /** The content of blocks that several posts show. */
  blocks: Map<string, string>
  /** Authors of the plugin Co-Authors Plus without an account, by login. */
  guests: Map<string, ImportedAuthor>
  /** Redirects and short links of plugins. */
  redirects: { from: string; to: string; status: number }[]
}

/** The text of an element of an item, without space around it. */
export const field = ({ fields }: WxrItem, name: string) => fields.get(name)?.trim() ?? ''

const meta = (item: WxrItem, name: string) => item.meta.get(name)?.trim() ?? ''
const append = <T>(lists: Map<string, T[]>, key: string, value: T) => lists.set(key, [...(lists.get(key) ?? []), value])

function addAttachment(
  item: WxrItem,
  { pictures, pages, attached }: WxrIndex,
  ordered: Map<string, [number, Picture][]>,
): void {
  const [id, parent, page] = [field(item, 'wp:post_id'), field(item, 'wp:post_parent'), field(item, 'link')]
  const url = field(item, 'wp:attachment_url') || field(item, 'guid')
  const picture = {
    url,
    alt: meta(item, '_wp_attachment_image_alt'),
    caption: plainText(field(item, 'excerpt:encoded')),
  }
  pictures.set(id, picture)
  if (page) pages.set(id, page)
  if (!parent || parent === '0') return
  if (page) append(attached, parent, [id, page])
  if (PICTURE_FILE.test(url)) append(ordered, parent, [Number(field(item, 'wp:menu_order')), picture])
}

/** Where a redirect or short link of a plugin leads; null for any other item. */
function redirectOf(item: WxrItem): { from: string; to: string; status: number } | null {
  const type = field(item, 'wp:post_type')
  if (type === 'redirect_rule') {
    const [from, to] = [meta(item, '_redirect_rule_from'), meta(item, '_redirect_rule_to')]
    const status = meta(item, '_redirect_rule_status_code') === '302' ? 302 : 301
    return from.startsWith('/') && to && !from.includes('*') ? { from, to, status } : null
  }
  // Shops change where a short link leads: browsers must not remember it.
  const to = type === 'thirstylink' ? meta(item, '_ta_destination_url') : meta(item, 'lasso_custom_redirect')
  const from = field(item, 'link')
  return /^https?:\/\//.test(to) && (type === 'thirstylink' || type === 'lasso-urls') && from
    ? { from, to, status: 302 }
    : null
}

function guestOf(item: WxrItem): [string, ImportedAuthor] | null {
  const login = meta(item, 'cap-user_login')
  const name = meta(item, 'cap-display_name') || plainText(field(item, 'title'))
  if (field(item, 'wp:post_type') !== 'guest-author' || !login || !name) return null
  const links = [meta(item, 'cap-website')].filter((link) => /^https?:\/\//.test(link))
  return [login, { name, bio: plainText(meta(item, 'cap-description')), picture: null, links }]
}

/** Reads an export once for what its items name of each other. @throws ImportError */
export async function readIndex(files: readonly string[], channel: WxrChannel): Promise<WxrIndex> {
  const index: WxrIndex = {
    pictures: new Map(),
    picturesOf: new Map(),
    pages: new Map(),
    attached: new Map(),
    products: new Map(),
    blocks: new Map(),
    guests: new Map(),
    redirects: [],
  }
  const ordered = new Map<string, [number, Picture][]>()
  const shown = new Map<string, string>()
  for await (const item of readItems(files, channel)) {
    const [id, type] = [field(item, 'wp:post_id'), field(item, 'wp:post_type')]
    const [product, redirect, guest] = [productOf(item), redirectOf(item), guestOf(item)]
    if (product) {
      index.products.set(id, product)
      shown.set(id, product.picture)
    }
    if (redirect) index.redirects.push(redirect)
    if (guest) index.guests.set(...guest)
    if (type === 'wp_block') index.blocks.set(id, item.fields.get('content:encoded') ?? '')
    if (type === 'attachment') addAttachment(item, index, ordered)
    // Exports of single authors or kinds may not name the site.
    const link = field(item, 'link') || field(item, 'guid')
    if (!channel.address && URL.canParse(link) && /^https?:/.test(link)) channel.address = new URL(link).origin
  }
  for (const [id, product] of index.products) product.image ??= index.pictures.get(shown.get(id) ?? '')?.url ?? null
  for (const [post, pictures] of ordered)
    index.picturesOf.set(
      post,
      pictures.sort(([a], [b]) => a - b).map(([, picture]) => picture),
    )
  return index
}
