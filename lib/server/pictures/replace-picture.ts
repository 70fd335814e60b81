import { and, eq, inArray } from 'drizzle-orm'
import type { PictureToRestore, ReplacedPicture } from '@/lib/contract/pictures/picture-calls'
import type { LivePlace } from '@/lib/contract/pictures/picture-texts'
import type { PostChange } from '@/lib/contract/posts/post'
import type { ProductImage } from '@/lib/contract/products/product'
import { errors } from '../core/errors'
import { authors } from '../db/schema/author-schema'
import { type Database, write } from '../db/database'
import { pictures, pictureUses } from '../db/schema/picture-schema'
import { posts, products } from '../db/schema/post-schema'
import { changeWithin } from '../posts/write-post'
import { isLive } from './picture-uses'

type Replacement = {
  dryRun: boolean
  /** The user name of who replaces it; null if unknown. */
  author?: string | null
}

/** The pictures of a place to replace; undefined for all, an empty list for none. */
type Chosen = (place: LivePlace) => readonly number[] | undefined

/**
 * Shows another picture everywhere in place of one.
 * @returns the places in which it was, or would be, replaced.
 * @throws not-found for a missing picture; invalid for the same one.
 */
export async function replacePicture(
  database: Database,
  name: string,
  by: string,
  { dryRun, author = null }: Replacement,
): Promise<ReplacedPicture[]> {
  if (name === by) throw errors.badField('by', 'must be another picture')
  const replace = async (tx: Database) => {
    await requirePictures(tx, [name, by])
    return swapEverywhere(tx, name, by, { author, dryRun })
  }
  return dryRun ? replace(database) : write(database, replace)
}

/** Undoes a replacement in those places that still show the other picture. @returns the number of places. */
export async function undoPictureReplacement(
  database: Database,
  name: string,
  by: string,
  places: PictureToRestore[],
  author: string | null = null,
): Promise<number> {
  return write(database, async (tx) => {
    const items = new Map<string, PictureToRestore[]>()
    for (const place of places) items.set(place.id, [...(items.get(place.id) ?? []), place])
    const restored = await swapEverywhere(tx, by, name, {
      author,
      dryRun: false,
      chosen: (id) => (place) => items.get(id)?.find((each) => each.place === place)?.at ?? [],
      ids: [...items.keys()],
    })
    return restored.length
  })
}

async function requirePictures(tx: Database, names: string[]): Promise<void> {
  const found = await tx.select({ name: pictures.name }).from(pictures).where(inArray(pictures.name, names))
  if (found.length < names.length) throw errors.pictureNotFound()
}

type Swap = { author: string | null; dryRun: boolean; ids?: string[]; chosen?: (id: string) => Chosen }

async function swapEverywhere(tx: Database, from: string, to: string, swap: Swap): Promise<ReplacedPicture[]> {
  const { ids, chosen = () => () => undefined } = swap
  const used = await tx
    .selectDistinct({ id: pictureUses.itemId })
    .from(pictureUses)
    .where(and(eq(pictureUses.name, from), isLive, ids && inArray(pictureUses.itemId, ids)))
    .orderBy(pictureUses.itemId)
  const replaced: ReplacedPicture[] = []
  for (const { id } of used) {
    const swapAt = (place: LivePlace, text: string) => swapName(text, from, to, chosen(id)(place))
    replaced.push(
      ...(await swapInPost(tx, id, swapAt, swap)),
      ...(await swapInProduct(tx, id, swapAt, swap)),
      ...(await swapInAuthor(tx, id, swapAt, swap)),
    )
  }
  return replaced
}

type SwapAt = (place: LivePlace, text: string) => { text: string; at: number[] }

async function swapInPost(
  tx: Database,
  id: string,
  swapAt: SwapAt,
  { dryRun, author }: Swap,
): Promise<ReplacedPicture[]> {
  const [post] = await tx
    .select({ title: posts.title, content: posts.content, previewImage: posts.previewImage, seo: posts.seo })
    .from(posts)
    .where(eq(posts.id, id))
  if (!post) return []
  const body = swapAt('body', post.content)
  const preview = swapAt('preview', post.previewImage ?? '')
  const social = swapAt('social', post.seo?.image ?? '')
  const change: PostChange = {
    ...(body.at.length > 0 && { content: body.text }),
    ...(preview.at.length > 0 && { previewImage: preview.text }),
    ...(social.at.length > 0 && post.seo && { seo: { ...post.seo, image: social.text } }),
  }
  const places = [
    { place: 'body' as const, id, title: post.title, at: body.at },
    { place: 'preview' as const, id, title: post.title, at: preview.at },
    { place: 'social' as const, id, title: post.title, at: social.at },
  ].filter(({ at }) => at.length > 0)
  if (places.length > 0 && !dryRun) await changeWithin(tx, id, () => Promise.resolve(change), { author })
  return places
}

async function swapInProduct(tx: Database, id: string, swapAt: SwapAt, { dryRun }: Swap): Promise<ReplacedPicture[]> {
  const [product] = await tx
    .select({ name: products.name, images: products.images })
    .from(products)
    .where(eq(products.id, id))
  if (!product) return []
  const { text, at } = swapAt('product', JSON.stringify(product.images))
  if (at.length === 0) return []
  const images = JSON.parse(text) as ProductImage[]
  if (!dryRun) await tx.update(products).set({ images, updatedAt: new Date() }).where(eq(products.id, id))
  return [{ place: 'product', id, title: product.name, at }]
}

async function swapInAuthor(tx: Database, id: string, swapAt: SwapAt, { dryRun }: Swap): Promise<ReplacedPicture[]> {
  const [author] = await tx
    .select({ name: authors.name, picture: authors.picture })
    .from(authors)
    .where(eq(authors.id, id))
  const { text, at } = swapAt('author', author?.picture ?? '')
  if (!author || at.length === 0) return []
  if (!dryRun) await tx.update(authors).set({ picture: text, updatedAt: new Date() }).where(eq(authors.id, id))
  return [{ place: 'author', id, title: author.name, at }]
}

/**
 * Puts one picture in place of another in a text, narrower copies included.
 * @param only which of them, counted from 0; all by default.
 * @returns the text, and which of the pictures named `to` in it were replaced.
 */
function swapName(text: string, from: string, to: string, only?: readonly number[]): { text: string; at: number[] } {
  const at: number[] = []
  let [seen, there] = [0, 0]
  const swapped = text.replace(new RegExp(`(${from}|${to})((?:_\\d{2,4})?\\.webp)`, 'g'), (match, name: string) => {
    const isTarget = name === from && (!only || only.includes(seen))
    if (name === from) seen += 1
    if (!isTarget && name === from) return match
    if (isTarget) at.push(there)
    there += 1
    return isTarget ? `${to}.webp` : match
  })
  return { text: swapped, at }
}
