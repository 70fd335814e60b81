import { inArray } from 'drizzle-orm'
import type { ImportPictures } from './convert/import-pictures'
import { postCreateSchema } from '@/lib/contract/posts/post'
import { type ImportedPost, ImportError } from '../../import/imported-post'
import { dateOf } from '../../import/stated-values'
import { convertAuthor } from './convert/map-categories'
import type { Converted } from './convert/converted'
import { CARD_PRODUCT_ID } from '@/lib/contract/posts/content-elements'
import { productSchema } from '@/lib/contract/products/product'
import { cleanLarge } from '../content/large-content'
import { type Database, write } from '../db/database'
import { products } from '../db/schema/post-schema'
import { columnsOf, shortKey, noteFirstPrices } from '../products/product-row'
import { productKey } from '../products/product-identity'
import { stateOf } from './state/import-results'
import { noteItems } from '@/lib/server/imports/state/import-rows'

const PICTURE = /\/uploads\/([0-9a-f]{24}_\d{1,5}x\d{1,5}_(?:[0-9a-f]{6}|clear)\.webp)/g

/** Stores the pictures that texts of an export of this software show. @returns the names of those that are missing. */
async function placeOwnPictures(texts: readonly unknown[], pictures: ImportPictures): Promise<string[]> {
  const names = new Set([...texts.join(' ').matchAll(PICTURE)].map(([, name = '']) => name))
  const missing: string[] = []
  for (const name of names) if (!(await pictures.placeOwn(name))) missing.push(name)
  return missing
}

/**
 * Takes a post of an export of this software over as it is, with its pictures under their names.
 * @throws ImportError that says why it cannot be one.
 */
export async function convertOwn(post: ImportedPost, pictures: ImportPictures, digest: string): Promise<Converted> {
  const { seo = null } = post.own ?? {}
  const shown = [post.html, post.preview?.url, seo?.['image'], post.author?.picture]
  const missing = await placeOwnPictures(shown, pictures)
  const notes = missing.map((name) => `A picture is missing: ${name}`)
  const input = postCreateSchema.safeParse({
    title: post.title,
    summary: post.summary,
    content: post.html,
    tags: post.tags,
    categories: post.categories,
    previewImage: post.preview?.url ?? null,
    previewImageAlt: post.preview?.alt || null,
    previewImageCaption: post.preview?.caption || null,
    status: post.isPublished ? 'published' : 'draft',
    isHighlighted: post.isHighlighted,
    ...(seo && { seo }),
  })
  const author = await convertAuthor(post.author, (src) => Promise.resolve(src))
  if (input.success) {
    const content = await cleanLarge(input.data.content)
    return { input: { ...input.data, content }, products: [], author, digest, notes }
  }
  const [issue] = input.error.issues
  throw new ImportError(`${issue?.path.join('.')} ${issue?.message}`)
}

type Row = typeof products.$inferInsert

type Json = Record<string, unknown>

/** The import that they come in with, and where their pictures go. */
type Target = { importId: string; pictures: ImportPictures }

/** Products of one transaction. */
const BATCH_SIZE = 100

/** The row of an exported product; null without an id that blocks can name, a name, or an address in the web. */
function rowOf(json: Json): Row | null {
  const read = productSchema.safeParse(json)
  if (!read.success) return null
  const { product_id: id, ...product } = read.data
  if (
    !CARD_PRODUCT_ID.test(id) ||
    !product.name ||
    !/^https?:\/\//.test(product.product_url) ||
    !URL.canParse(product.product_url)
  )
    return null
  // Exports of earlier versions say no key.
  const key = typeof json['key'] === 'string' && json['key'] ? json['key'] : productKey(product.product_url)
  const corrected = Array.isArray(json['corrected']) ? json['corrected'] : []
  const createdAt = dateOf(json['created_at']) ?? new Date()
  return {
    ...columnsOf({ ...product, key: shortKey(key) }),
    id,
    createdAt,
    updatedAt: dateOf(json['updated_at']) ?? createdAt,
    readAt: dateOf(json['read_at']),
    archivedAt: dateOf(json['archived_at']),
    priceAt: dateOf(product.price_at),
    corrected: corrected.filter((field): field is string => typeof field === 'string'),
    isGone: product.is_gone ?? false,
    replacementId: product.replacement?.product_id ?? null,
  }
}

/** Stores those of some products that are not here, with their pictures. @returns the id here of each, by its own. */
async function storeSome(database: Database, { importId, pictures }: Target, rows: Row[]): Promise<[string, string][]> {
  const keys = rows.map(({ key }) => key)
  const here = await database
    .select({ id: products.id, key: products.key })
    .from(products)
    .where(inArray(products.key, keys))
  const known = new Map(here.map(({ id, key }) => [key, id]))
  const added = rows.filter(({ key }) => !known.has(key))
  await placeOwnPictures(
    added.flatMap(({ images }) => images.map(({ uploaded_url: url }) => url)),
    pictures,
  )
  if (added.length > 0)
    await write(database, async (tx) => {
      if ((await stateOf(tx, importId)) !== 'running') return
      const stored = await tx.insert(products).values(added).onConflictDoNothing().returning()
      await noteFirstPrices(tx, stored)
      const ids = stored.map(({ id }) => id)
      await noteItems(tx, importId, 'product', ids)
      for (const { id, key } of stored) known.set(key, id)
    })
  // Of several with one key the first came in.
  return rows.map(({ id, key }) => [id, known.get(key) ?? id])
}

/**
 * Stores the products of an export under their ids; those that are here already, by their address, stay as they are.
 * @returns the id here of each product of the export.
 */
export async function storeOwnProducts(
  database: Database,
  target: Target,
  exported: AsyncIterable<Json>,
): Promise<ReadonlyMap<string, string>> {
  const ids: [string, string][] = []
  let rows: Row[] = []
  for await (const json of exported) {
    const row = rowOf(json)
    if (row) rows.push(row)
    if (rows.length < BATCH_SIZE) continue
    ids.push(...(await storeSome(database, target, rows)))
    rows = []
  }
  return new Map([...ids, ...(await storeSome(database, target, rows))])
}
