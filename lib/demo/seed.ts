import { eq, inArray, like } from 'drizzle-orm'
import type { ProductImage } from '@/lib/contract/products/product'
import { storedPicture } from '@/lib/format/pictures'
import { type Database, write } from '../server/db/database'
import { postCategories, posts, products } from '../server/db/schema/post-schema'
import type { PictureStore } from '../server/images/stored-pictures'
import { storeCopy } from '../server/images/store-picture'
import { findOrCreateAuthor } from '../server/posts/authors'
import { createPost } from '../server/posts/write-post'
import { notePrice, toHundredths } from '../server/products/product-row'
import type { DemoAuthors, DemoPost, DemoProduct } from './content'
import {
  drawingOfAuthor,
  drawingsOfPost,
  drawingsOfProduct,
  pictureFinder,
  type DemoContent,
  type Drawing,
} from './pictures'

/** Stores the picture of a drawing, and returns its address. */
type StoreDrawing = (drawing: Drawing) => Promise<string>

/** Fills an empty database with the demo's products and posts, and stores their pictures. */
export async function seedDemo(database: Database, pictures: PictureStore, content: DemoContent): Promise<void> {
  const find = pictureFinder()
  const store: StoreDrawing = async (drawing) => {
    const { name, bytes } = await find(drawing)
    return storeCopy(name, bytes, pictures)
  }
  for (const product of content.products) {
    const addresses = await Promise.all(drawingsOfProduct(product).map(store))
    await database.insert(products).values(productRow(product, addresses))
    await notePrice(database, product.key)
  }
  const authors = await seedAuthors(database, store, content.authors)
  for (const [index, post] of content.posts.entries()) {
    const { preview, inText } = drawingsOfPost(post, index, content.posts.length)
    const addresses = await Promise.all(inText.map(store))
    await seedPost(database, post, authors, await store(preview), addresses)
  }
}

/** @returns the ids of the authors by their keys. */
async function seedAuthors(database: Database, store: StoreDrawing, authors: DemoAuthors) {
  const ids = new Map<string, string | null>()
  for (const [key, author] of Object.entries(authors)) {
    const { name, bio, links } = author
    const picture = await store(drawingOfAuthor(author))
    const stored = await write(database, (tx) => findOrCreateAuthor(tx, { id: key, name, bio, picture, links }))
    ids.set(key, stored?.id ?? null)
  }
  return ids
}

const morningOf = (date: string) => new Date(`${date}T09:00:00Z`)

/** Dates the prices of the demo's products to now: nobody reads the pages of its shops, which are made up. */
export async function freshenPrices(database: Database): Promise<void> {
  await database.update(products).set({ priceAt: new Date() }).where(like(products.key, 'demo:%'))
}

async function seedPost(
  database: Database,
  post: DemoPost,
  authors: ReadonlyMap<string, string | null>,
  previewImage: string,
  pictures: string[],
) {
  const { preview } = post
  const created = await createPost(database, {
    title: post.title,
    summary: post.summary,
    content: withPictures(post.content, pictures),
    previewImage,
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
    updatedAt: morningOf(post.updated ?? post.date),
    changedAt: morningOf(post.updated ?? post.date),
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

/** Puts the addresses and sizes of pictures in the place of what they show. */
function withPictures(html: string, addresses: string[]): string {
  let next = 0
  return html.replace(
    /<img data-scene="[^"]*" data-palette="[^"]*" (alt="[^"]*") data-width="(\d*)" data-align="(\w*)">/g,
    (_, alt, width, align) => {
      const src = addresses[next++] ?? ''
      const picture = storedPicture(src)
      const height = picture ? Math.round((Number(width) * picture.height) / picture.width) : ''
      return `<img src="${src}" ${alt} width="${width}" height="${height}" data-align="${align}">`
    },
  )
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
