import { createHash } from 'node:crypto'
import { FEED_FIELDS, type FeedField } from '@/lib/contract/products/feed-views'
import type { ColumnsOfFields } from '@/lib/contract/products/product-columns'
import { MAX_URL_LENGTH, PRODUCT_LENGTHS } from '@/lib/contract/limits'
import { shopHost } from '@/lib/format/addresses/hosts'
import { unwrapLink } from '@/lib/format/addresses/network-links'
import { bareGtin, isInStock, isOutOfStock } from '@/lib/format/products/product-values'
import { withoutTags } from '@/lib/format/texts/map-texts'
import { printable } from '@/lib/format/texts/printable'
import { withoutGuard } from '@/lib/format/texts/escape'
import { foldText } from '@/lib/search/text/fold-text'
import type { feedRows, productFeeds } from '../../../db/schema/feed-schema'
import { productKey } from '../../product-identity'
import { shortKey, toHundredths } from '../../product-row'
import { type Cells, type PriceField, readPrices } from '../../rows/read-prices'

/** A row of a feed as it is stored, without what its run adds. */
export type FeedItem = Omit<typeof feedRows.$inferSelect, 'feedId' | 'run' | 'until' | 'missedIn' | 'slot'>

export type RowOptions = Pick<typeof productFeeds.$inferSelect, 'form' | 'currency' | 'shop'> & {
  columns: ColumnsOfFields
  /** The place of a column by its bare name; -1 if there is none. */
  placeOf: (name: string) => number
}

const MAX_DESCRIPTION = 2_000
const MAX_WORDS = 600
/** Characters of fields; of others, those of an availability. */
const LIMITS: Partial<Record<FeedField, number>> = {
  ...PRODUCT_LENGTHS,
  ...{ product_url: MAX_URL_LENGTH, shop_url: MAX_URL_LENGTH },
  ...{ group_id: PRODUCT_LENGTHS.sku, shop: PRODUCT_LENGTHS.brand },
}

/** Reads a row. @returns what is wrong as text, or null for a row that is no product of its own. */
export function readRow(cells: readonly (string | undefined)[], options: RowOptions): FeedItem | string | null {
  const raw = (at: number) => (at < 0 ? '' : withoutGuard(printable(cells[at] ?? '').trim()).trim())
  const cellOf = (field: FeedField) => options.columns.get(field)?.map(raw).find(Boolean) ?? ''
  const named = (name: string) => raw(options.placeOf(name))
  if (options.form === 'woocommerce' && /variable|grouped/i.test(named('type'))) return null
  const row: Row = { ...options, cellOf, named }
  const address = addressOf(row)
  const required = { name: cellOf('name'), product_url: address }
  for (const [field, value] of Object.entries(required) as [keyof typeof required, string][]) {
    if (value === '') return `${FEED_FIELDS[field]} is missing`
    if (value.length > (LIMITS[field] ?? 0)) return `${FEED_FIELDS[field]} is too long`
    if (value.includes('\ufffd')) return `${FEED_FIELDS[field]} has letters that cannot be read: is the encoding right?`
  }
  if (!isWebAddress(address)) return `${FEED_FIELDS.product_url} must be an http or https address`
  const amounts = readAmounts(row)
  return typeof amounts === 'string' ? amounts : itemOf(row, address, amounts)
}

/** A row by the fields and by the bare names of its columns. */
type Row = RowOptions & { cellOf: Cells; named: (name: string) => string }

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text)

/** The address of a row; Shopify and WooCommerce export none. */
function addressOf({ cellOf, named, form, shop }: Row): string {
  const address = cellOf('product_url')
  if (address !== '') return /^[\w-]+(\.[\w-]+)+\//.test(address) ? `https://${address}` : address
  if (!shop) return ''
  const base = `https://${shop.replace(/^https?:\/\//i, '').replace(/\/+$/, '')}`
  if (form === 'shopify' && named('handle') !== '') return `${base}/products/${encodeURIComponent(named('handle'))}`
  return form === 'woocommerce' && named('id') !== '' ? `${base}/?p=${encodeURIComponent(named('id'))}` : ''
}

function itemOf({ cellOf, named, form }: Row, address: string, amounts: Amounts): FeedItem {
  const optional = (field: FeedField) => {
    const cell = cellOf(field)
    return cell === '' || cell.length > (LIMITS[field] ?? PRODUCT_LENGTHS.availability) ? null : cell
  }
  const inShop = optional('shop_url')
  const bare = unwrapLink(inShop && URL.canParse(inShop) ? inShop : address)
  const host = shopHost(bare)
  const choice = (['color', 'size', 'option'] as const).flatMap((field) => optional(field) ?? []).join(', ')
  const [name, brand, sku, model] = [cellOf('name'), optional('brand'), optional('sku'), optional('model_number')]
  const group = optional('group_id') ?? (form === 'woocommerce' && /variation/i.test(named('type')) ? sku : null)
  const image = cellOf('image').split(/[,\s]/)[0] ?? ''
  const values = {
    name,
    brand,
    description:
      printable(withoutTags(cellOf('description')).replace(/\s+/g, ' ').trim().slice(0, MAX_DESCRIPTION)) || null,
    shop: optional('shop') ?? host,
    productUrl: address,
    shopUrl: bare === address ? null : bare,
    ...amounts,
    availability: availabilityOf(optional('availability')),
    shipping: optional('shipping'),
    image: isWebAddress(image) && image.length <= MAX_URL_LENGTH ? image : null,
    sku,
    modelNumber: model,
    upc: bareGtin(optional('upc')),
    groupId: group,
    choice: choice || null,
  }
  return {
    key: shortKey(sku ? `${host} ${sku}` : `${productKey(bare)} ${choice}`.trim()),
    digest: createHash('sha1').update(JSON.stringify(values)).digest('base64url').slice(0, 16),
    ...values,
    words: wordsOf([name, brand, sku, model, values.upc, values.shop, choice].join(' ')).slice(0, MAX_WORDS),
  }
}

/** Words without accents and signs, as rows are found by. */
export function wordsOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const YES = /^(1|yes|y|true|in|available)$/i
const NO = /^(0|no|n|false|out|not available)$/i

function availabilityOf(cell: string | null): string | null {
  if (cell === null) return null
  if (YES.test(cell) || isInStock(cell)) return 'in_stock'
  if (NO.test(cell) || isOutOfStock(cell)) return 'out_of_stock'
  return /^\d+$/.test(cell) ? 'in_stock' : cell
}

type Amounts = Pick<FeedItem, 'price' | 'originalPrice' | 'salePrice' | 'saleFrom' | 'saleUntil' | 'currency'>

function readAmounts({ cellOf, currency: standard }: Row): Amounts | string {
  const read = readPrices(cellOf, ['price', 'original_price', 'sale_price'], { standard, isFree: false })
  return typeof read === 'string' ? read : { ...withSale(read.prices, cellOf), currency: read.currency ?? standard }
}

/** A sale without dates is the price; one with dates is it between them. */
function withSale(found: Partial<Record<PriceField, number>>, cellOf: Cells): Omit<Amounts, 'currency'> {
  const [sale, before] = [toHundredths(found.sale_price), toHundredths(found.original_price) ?? 0]
  const price = toHundredths(found.price) ?? sale
  const originalPrice = price !== null && before > price ? before : null
  const none = { salePrice: null, saleFrom: null, saleUntil: null }
  if (sale === null || price === null || sale >= price) return { price, originalPrice, ...none }
  const [from = '', until = ''] = cellOf('sale_from').split('/')
  const [saleFrom, saleUntil] = [momentOf(from), momentOf(cellOf('sale_until') || until)]
  if (!saleFrom && !saleUntil) return { price: sale, originalPrice: originalPrice ?? price, ...none }
  return { price, originalPrice, salePrice: sale, saleFrom, saleUntil }
}

function momentOf(text: string): Date | null {
  const at = new Date(text.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  return Number.isNaN(at.getTime()) ? null : at
}
