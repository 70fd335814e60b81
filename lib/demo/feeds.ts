import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import Papa from 'papaparse'
import { escapeXml } from '@/lib/seo/sitemap'
import { feedInputSchema } from '@/lib/contract/products/feed'
import type { Database } from '../server/db/database'
import { listFeeds, saveFeed } from '../server/products/feeds/manage-feeds'
import { newId } from '../server/core/new-id'
import type { DemoProduct } from './content'

/** The demo's server of feeds, an address that the site may reach. */
export const FEEDS_HOST = '127.0.0.1:9098'

type Article = Pick<DemoProduct, 'name' | 'description' | 'brand' | 'price' | 'sku' | 'upc'>

/** What a shop of the demo asks for a product. */
type Offer = Article & { link: string; isInStock: boolean }

/** By how much prices move, in turn from product to product and from reading to reading. */
const MOVES = [0, -0.12, 0, 0.06, 0, 0.18, 0]
/** One product in so many is out of stock at a time. */
const OUT_OF_STOCK = 12

/** Products of a feed that are not on the shelf, to be linked in a post. */
const NOT_ON_THE_SHELF: Article[] = [
  ['Tillwright Cedar Planter Box, 36 Inch', 'Tillwright', 64.5, 'TW-PB36', 'Rough cedar, open below, for herbs.'],
  ['Tillwright Folding Garden Kneeler', 'Tillwright', 38.99, 'TW-FK2', 'A kneeler that is a seat upside down.'],
  ['Oakmere Brass Cabinet Knob, 10 Pack', 'Oakmere', 41, 'OM-CK10', 'Solid brass without lacquer, 1.25 inches.'],
  ['Oakmere Door Stop, Weighted', 'Oakmere', 18.75, 'OM-DS1', 'Cast iron in felt, for heavy doors.'],
].map(([name, brand, price, sku, description]) => ({ name, brand, price, sku, description }) as Article)

const searchAt = ({ name }: Article) => `https://www.acehardware.com/search?query=${encodeURIComponent(name)}`

/** @param edition how many times the feed was read before, which moves prices. */
function offersAt<Sold extends Article>(products: Sold[], edition: number, linkOf: (product: Sold) => string): Offer[] {
  return products.map((product, index) => ({
    ...product,
    link: linkOf(product),
    price: Math.round(product.price * 100 * (1 + (MOVES[(index + edition) % MOVES.length] ?? 0))) / 100,
    isInStock: (index + edition) % OUT_OF_STOCK !== OUT_OF_STOCK - 1,
  }))
}

/** A feed in the form of Google Merchant. */
function merchantXml(offers: Offer[]): string {
  const items = offers.map(({ sku: id, name: title, description, link, price, isInStock, brand, upc: gtin = '' }) => {
    const availability = isInStock ? 'in_stock' : 'out_of_stock'
    const fields = { id, title, description, link, price: `${price.toFixed(2)} USD`, availability, brand, gtin }
    const tags = Object.entries(fields).map(([name, text]) => `<g:${name}>${escapeXml(text)}</g:${name}>`)
    return `<item>${tags.join('')}</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items.join('\n')}\n</channel></rss>\n`
}

/** A feed in the form of Awin. */
function awinCsv(offers: Offer[]): string {
  const rows = offers.map(({ link, name, sku, description, price, isInStock, brand, upc }) => ({
    ...{ aw_deep_link: link, product_name: name, merchant_product_id: sku, merchant_name: 'Ace Hardware', description },
    ...{ search_price: price.toFixed(2), currency: 'USD', in_stock: Number(isInStock), brand_name: brand, ean: upc },
  }))
  return `${Papa.unparse(rows, { quotes: true, newline: '\n' })}\n`
}

/** The files of the feeds of two shops, by path. */
export function feedFiles(products: DemoProduct[], edition: number): Record<string, { type: string; text: string }> {
  const known = products.filter(({ upc }) => upc)
  const depot = known.filter(({ source }) => source === 'homedepot')
  return {
    '/home-depot.xml': { type: 'application/xml', text: merchantXml(offersAt(depot, edition, ({ url }) => url)) },
    '/ace-hardware.csv': {
      type: 'text/csv',
      text: awinCsv(offersAt([...known, ...NOT_ON_THE_SHELF], edition + 3, searchAt)),
    },
  }
}

/** Serves the two feeds, with other prices at each reading. @returns the function that ends it. */
export function serveFeeds(products: DemoProduct[]): Promise<() => void> {
  const readings = new Map<string, number>()
  const server = createServer(({ url = '' }, response) => {
    const reading = readings.get(url) ?? 0
    readings.set(url, reading + 1)
    const file = feedFiles(products, reading)[url]
    response.writeHead(file ? 200 : 404, { 'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8` })
    response.end(file?.text ?? '')
  })
  const [host, port] = FEEDS_HOST.split(':')
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(Number(port), host, () => resolve(() => server.close()))
  })
}

/** Adds the two feeds, which are read once the site runs: once only, which a file notes, so that deleted ones stay away. */
export async function seedFeeds(database: Database, dataFolder: string): Promise<void> {
  const note = path.join(dataFolder, 'demo-feeds')
  const isFirst = await writeFile(note, '', { flag: 'wx' }).then(
    () => true,
    () => false,
  )
  if (!isFirst || (await listFeeds(database)).length > 0) return
  const feeds = { 'Home Depot (Google Merchant)': '/home-depot.xml', 'Ace Hardware (Awin)': '/ace-hardware.csv' }
  for (const [name, path] of Object.entries(feeds))
    await saveFeed(database, newId(), feedInputSchema.parse({ name, address: `http://${FEEDS_HOST}${path}` }))
}
