import 'server-only'
import type { Product } from '@/lib/contract/products/product'
import { escapeHtml } from '@/lib/format/texts/escape-html'
import { PRODUCT_LIST } from '../../../import/product-boxes'

/** Names for addresses and accounts, a different one for each text; letter case does not tell texts apart. */
export class UniqueNames {
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
export const wordpressContent = (content: string, url: string): string =>
  content
    .replace(/(src|href)="\/(?!\/)/g, `$1="${escapeHtml(url)}/`)
    .replace(ALIGN, 'class="align$1"')
    .replace(VIDEO, '<p>$1</p>')
    .replace(SHORTCODE, '&#91;')

/**
 * The featured products of a post as a list of links, which WordPress has no other place for; an import takes it for the
 * products again (`PRODUCT_LIST`). Empty without any.
 */
export function productList(products: readonly Pick<Product, 'name' | 'product_url'>[]): string {
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
