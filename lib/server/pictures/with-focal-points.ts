import 'server-only'
import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import type { Post } from '@/lib/contract/posts/post'
import type { Product, ProductImage } from '@/lib/contract/products/product'
import { pictureName } from '@/lib/format/pictures/picture-name'
import type { Database } from '../db/database'
import { pictures } from '../db/schema/picture-schema'
import { QueryCache } from '../db/query/query-cache'
import { mapProducts, productsIn } from '../products/responses/map-products'

/** The parts of a post that name pictures; some responses have posts without them. */
type Pictured = Partial<Pick<Post, 'previewImage' | 'previewImageFocus' | 'socialImageFocus' | 'seo'>>
type Data = { post?: Pictured; posts?: Pictured[] }
type FocalPoints = ReadonlyMap<string, FocalPoint>

const addressesOf = (image: ProductImage) => [image.uploaded_url, image.url, image.cdn_url, image.source_url]

/** Whether any picture has one, which few sites use. */
const anyFocused = new QueryCache<boolean>()

/** A copy of a response whose posts and product images have the focal points of their pictures. */
export async function withFocalPoints<T>(database: Database, answer: T): Promise<T> {
  const names = namesIn(answer)
  if (names.length === 0 || !(await anyFocused.get(database, '', () => isAnyFocused(database)))) return answer
  const rows = await database
    .select({ name: pictures.name, focus: pictures.focus })
    .from(pictures)
    .where(and(inArray(pictures.name, names), isNotNull(pictures.focus)))
  if (rows.length === 0) return answer
  const points = new Map(rows.flatMap(({ name, focus }) => (focus ? [[name, focus] as const] : [])))
  return mapPosts(
    mapProducts(answer, (product) => focused(product, points)),
    points,
  )
}

async function isAnyFocused(database: Database): Promise<boolean> {
  const rows = await database
    .select({ one: sql`1` })
    .from(pictures)
    .where(isNotNull(pictures.focus))
    .limit(1)
  return rows.length > 0
}

const postsIn = (answer: unknown): Pictured[] => {
  const { post, posts = [] } = (answer as { data?: Data } | null)?.data ?? {}
  return [...(post ? [post] : []), ...posts]
}

/** The names of all pictures in a response that have a place for a focal point. */
function namesIn(answer: unknown): string[] {
  const addresses = [
    ...postsIn(answer).flatMap(({ previewImage, seo }) => [previewImage, seo?.image]),
    ...productsIn(answer).flatMap(({ images = [] }) => images.flatMap(addressesOf)),
  ]
  return [...new Set(addresses.flatMap((address) => pictureName(address) ?? []))]
}

/** A product whose images have their focal points. */
function focused(product: Product, points: FocalPoints): Product {
  const focusOf = (image: ProductImage) =>
    addressesOf(image)
      .map((address) => points.get(pictureName(address) ?? ''))
      .find(Boolean)
  if (!product.images?.some(focusOf)) return product
  return { ...product, images: product.images.map((image) => withFocus(image, 'focus', focusOf(image))) }
}

function mapPosts<T>(answer: T, points: FocalPoints): T {
  if (postsIn(answer).length === 0) return answer
  const mapped = (post: Pictured): Pictured => {
    const preview = points.get(pictureName(post.previewImage) ?? '')
    const social = points.get(pictureName(post.seo?.image) ?? '')
    return withFocus(withFocus(post, 'previewImageFocus', preview), 'socialImageFocus', social)
  }
  const { post, posts, ...data } = (answer as { data: Data }).data
  return {
    ...answer,
    data: { ...data, ...(post && { post: mapped(post) }), ...(posts && { posts: posts.map(mapped) }) },
  }
}

const withFocus = <V extends object>(value: V, field: string, focus: FocalPoint | undefined): V =>
  focus ? { ...value, [field]: focus } : value
