import { parsePrice } from '../../reader/price/parse-price'
import type { ImportedProduct } from '../imported-post'
import { plainText, splitAfterLast } from '../plain-text'
import type { WxrItem } from './read-items'

/** A product of the export, with the id of the attachment that shows it. */
type ExportedProduct = ImportedProduct & { picture: string }

/** Where plugins keep the address of a product in a shop. */
const ADDRESSES = ['_product_url', 'lasso_custom_redirect', 'lasso_final_url']
const KINDS = new Set(['product', 'lasso-urls'])

/** The product that an item of WooCommerce or Lasso is; null for any other item, and without a name or an address. */
export function productOf({ fields, meta }: WxrItem): ExportedProduct | null {
  if (!KINDS.has(fields.get('wp:post_type') ?? '')) return null
  const name = plainText(fields.get('title') ?? '')
  const url = ADDRESSES.map((key) => meta.get(key)?.trim()).find(Boolean) ?? fields.get('link')?.trim() ?? ''
  if (!name || !/^https?:\/\//.test(url)) return null
  const { amount, currency } = parsePrice(meta.get('_price') ?? meta.get('price') ?? '')
  return {
    name,
    url,
    currency,
    picture: meta.get('_thumbnail_id') ?? '',
    price: amount || null,
    image: meta.get('lasso_custom_thumbnail')?.trim() || null,
    description: plainText(
      fields.get('excerpt:encoded') || meta.get('affiliate_desc') || fields.get('content:encoded') || '',
    ),
  }
}

/** Shortcodes and blocks that show products, up to their ids. */
const SHORTCODE = /\[(?:product|products|product_page|add_to_cart|lasso)\b([^\]]*)\]/g
const IDS = /\b(?:id|ids)\s*=\s*["']?([\d,\s]+)/
const BLOCK = /<!--\s*wp:(?:woocommerce\/[\w-]+|lasso\/[\w-]+|affiliate-plugin\/[\w-]+)\s+(\{[^<>]*?\})\s*\/?-->/g
const BLOCK_ID = /"(?:productId|product_id|id)"\s*:\s*"?(\d+)/g
const BLOCK_IDS = /"(?:products|productIds)"\s*:\s*\[([\d,\s"]+)\]/g
/** `[amazon box="B000000001" title="Oak oil"]` of AAWP names a product where it has a title. */
const AMAZON = /\[(?:amazon|aawp)\b([^\]]*)\]/g

/** The products that the text of a post shows. @param products of the export, by id. */
export function productsIn(content: string, products: ReadonlyMap<string, ImportedProduct>): ImportedProduct[] {
  const [codes] = splitAfterLast(content, ']')
  const ids = [...codes.matchAll(SHORTCODE)].flatMap(
    ([, attributeText = '']) => IDS.exec(attributeText)?.[1]?.split(',') ?? [],
  )
  for (const [, json = ''] of content.matchAll(BLOCK)) {
    for (const [, id = ''] of json.matchAll(BLOCK_ID)) ids.push(id)
    for (const [, list = ''] of json.matchAll(BLOCK_IDS)) ids.push(...list.replaceAll('"', '').split(','))
  }
  const known = [...new Set(ids.map((id) => id.trim()))].flatMap((id) => products.get(id) ?? [])
  return [...known, ...amazonProducts(codes)]
}

function amazonProducts(content: string): ImportedProduct[] {
  return [...content.matchAll(AMAZON)].flatMap(([, argumentText = '']) => {
    const asin = /\b(?:box|fields|link)\s*=\s*["']([A-Z0-9]{10})["']/.exec(argumentText)?.[1]
    const name = /\b(?:title|link_title)\s*=\s*"([^"]+)"/.exec(argumentText)?.[1]
    if (!asin || !name) return []
    const url = `https://www.amazon.com/dp/${asin}`
    return [{ name: plainText(name), url, image: null, price: null, currency: null, description: '' }]
  })
}
