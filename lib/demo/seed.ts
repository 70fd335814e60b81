import 'server-only'
import { eq, inArray, like } from 'drizzle-orm'
import sharp from 'sharp'
import type { ProductImage } from '@/lib/contract/products/product'
import { storedPicture } from '@/lib/format/pictures'
import type { Database } from '../server/db/database'
import { postCategories, posts, products } from '../server/db/schema/post-schema'
import { write } from '../server/db/write'
import type { PictureStore } from '../server/images/stored-pictures'
import { storePicture } from '../server/images/store-picture'
import { findOrCreateAuthor } from '../server/posts/authors'
import { createPost } from '../server/posts/write-post'
import { notePrice } from '../server/products/product-prices'
import { toHundredths } from '../server/products/product-row'
import type { DemoAuthors, DemoPost, DemoProduct } from './content'
import { drawPortrait } from './drawings/draw-portrait'
import { drawProduct } from './drawings/draw-product'
import { drawScene } from './drawings/draw-scene'
import type { Palette, Scene } from './drawings/subjects'

/** Stored widths of drawings in pixels: each is one of the widths that pages use, so that no size is encoded twice. */
const SCENE_WIDTH = 1440
const PRODUCT_WIDTH = 960
const PORTRAIT_WIDTH = 350

/** Fills an empty database with the demo's products and posts, and draws their pictures. */
export async function seedDemo(
  database: Database,
  store: PictureStore,
  content: { posts: DemoPost[]; products: DemoProduct[]; authors: DemoAuthors },
): Promise<void> {
  await twoAtATime(content.products, async (product) => {
    const drawn = Array.from({ length: product.pictures }, (_, view) =>
      drawProduct(product.shape, product.palette, view),
    )
    const addresses = await Promise.all(drawn.map((svg) => storeDrawing(svg, PRODUCT_WIDTH, store)))
    await database.insert(products).values(productRow(product, addresses))
    await notePrice(database, product.key)
  })
  const authors = await seedAuthors(database, store, content.authors)
  await twoAtATime(content.posts, (post, index) => seedPost(database, store, post, authors, index))
}

/** @returns the ids of the authors by their keys. */
async function seedAuthors(database: Database, store: PictureStore, authors: DemoAuthors) {
  const ids = new Map<string, string | null>()
  for (const [key, { name, bio, links, portrait }] of Object.entries(authors)) {
    const picture = await storeDrawing(drawPortrait(portrait), PORTRAIT_WIDTH, store)
    const author = await write(database, (tx) => findOrCreateAuthor(tx, { id: key, name, bio, picture, links }))
    ids.set(key, author?.id ?? null)
  }
  return ids
}

/** Runs `work` on each item in order, two at a time: one is drawn while the other is encoded. */
async function twoAtATime<T>(items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) await work(item, index)
  }
  await Promise.all([worker(), worker()])
}

const morningOf = (date: string) => new Date(`${date}T09:00:00Z`)

/** Dates the prices of the demo's products to now: nobody reads the pages of its shops, which are made up. */
export async function freshenPrices(database: Database): Promise<void> {
  await database.update(products).set({ priceAt: new Date() }).where(like(products.key, 'demo:%'))
}

async function seedPost(
  database: Database,
  store: PictureStore,
  post: DemoPost,
  authors: ReadonlyMap<string, string | null>,
  variant: number,
) {
  const { preview } = post
  const picture = (scene: Scene, palette: Palette, offset: number) =>
    storeDrawing(drawScene(scene, palette, variant + offset), SCENE_WIDTH, store)
  const created = await createPost(database, {
    title: post.title,
    summary: post.summary,
    content: await withPictures(post.content, picture),
    previewImage: await picture(preview.scene, preview.palette, 0),
    previewImageAlt: preview.alt,
    previewImageCaption: preview.caption ?? null,
    categories: post.categories,
    tags: post.tags,
    status: post.status,
    isHighlighted: post.highlighted ?? false,
    author_id: authors.get(post.author) ?? null,
    products: post.products.map((key) => ({ product_id: key })),
  })
  const createdAt = morningOf(post.date)
  const dates = {
    createdAt,
    updatedAt: createdAt,
    changedAt: createdAt,
    publishedAt: post.status === 'published' ? createdAt : null,
  }
  await database
    .update(posts)
    .set({ ...dates, slug: post.slug ?? null })
    .where(eq(posts.id, created.id))
  await database
    .update(postCategories)
    .set({ createdAt })
    .where(inArray(postCategories.postId, [created.id]))
}

async function storeDrawing(svg: string, width: number, store: PictureStore): Promise<string> {
  return storePicture(await sharp(Buffer.from(svg)).resize({ width }).png({ compressionLevel: 1 }).toBuffer(), store)
}

type DrawPicture = (scene: Scene, palette: Palette, offset: number) => Promise<string>

/** Draws and stores each picture that has a `data-scene`, and returns the HTML with its URL and size. */
async function withPictures(html: string, draw: DrawPicture): Promise<string> {
  const tags = [...html.matchAll(/<img\b[^>]*data-scene[^>]*>/g)].map((match) => match[0])
  const drawn = await Promise.all(
    tags.map(async (tag, index) => {
      const attribute = (name: string) => tag.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? ''
      const src = await draw(attribute('data-scene') as Scene, attribute('data-palette') as Palette, 100 + index)
      const width = Number(attribute('data-width') || 696)
      const picture = storedPicture(src)
      const height = picture ? Math.round((width * picture.height) / picture.width) : ''
      const align = attribute('data-align') || 'center'
      return `<img src="${src}" alt="${attribute('alt')}" width="${width}" height="${height}" data-align="${align}">`
    }),
  )
  return tags.reduce((body, tag, index) => body.replace(tag, drawn[index] ?? ''), html)
}

function productRow(product: DemoProduct, addresses: string[]): typeof products.$inferInsert {
  const info = product.purchaseInfo
  const createdAt = morningOf(product.date)
  return {
    id: product.key,
    key: `demo:${product.key}`,
    name: product.name,
    description: product.description,
    price: toHundredths(product.price),
    originalPrice: toHundredths(product.originalPrice),
    currency: 'USD',
    rating: product.rating,
    reviewCount: product.reviewCount,
    brand: product.brand,
    sku: product.sku,
    modelNumber: product.modelNumber,
    upc: product.upc ?? null,
    availability: product.availability,
    source: product.source,
    productUrl: product.url,
    categoryPath: product.categoryPath,
    subcategories: product.subcategories ?? [],
    images: addresses.map((address, index) => image(address, product.name, index === 0)),
    specifications: product.specifications,
    purchaseInfo: info && {
      is_purchased: true,
      purchase_date: info.date,
      purchase_price: info.price,
      purchase_quantity: info.quantity,
      purchase_method: info.method,
      customer_reviews_purchase: info.review,
      return_rate: info.returnRate,
      warranty_info: info.warranty,
      installation_services: info.installation,
      related_products_purchased: info.related,
    },
    createdAt,
    updatedAt: createdAt,
    readAt: createdAt,
    priceAt: new Date(),
  }
}

function image(address: string, name: string, isPrimary: boolean): ProductImage {
  return { uploaded_url: address, url: null, cdn_url: null, source_url: null, alt_text: name, is_primary: isPrimary }
}
