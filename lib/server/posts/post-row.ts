import { getTableColumns, sql } from 'drizzle-orm'
import type { Author } from '@/lib/contract/posts/authors'
import type { Post, PostSummary } from '@/lib/contract/posts/post'
import { type Kit, defaultMeasures, readItem, readKit } from '@/lib/measure/kit'
import { textLanguage } from '../core/env'
import { authors } from '../db/schema/author-schema'
import type { Database } from '../db/database'
import { postProducts, posts } from '../db/schema/post-schema'
import { focalPointsOf } from '../images/focal-points'
import { publicPicture, withPublicPictures } from '../images/public-pictures'
import { productPresenter, shownPrice, type Viewer, readPriceAge } from '../products/present-products'
import { productsById, type StoredProduct } from '../products/product-row'
import { formatPrice } from '@/lib/format/products/product-values'
import { packPrice, pricedRow, totals } from '@/lib/measure/kit-text'

const {
  updatedBy: _updatedBy,
  datedAt: _datedAt,
  highlightPosition: _highlightPosition,
  authorId,
  content,
  seo,
  ...summary
} = getTableColumns(posts)

export const productIds = sql<string[]>`array(
  select ${postProducts.productId} from ${postProducts} where ${postProducts.postId} = ${posts.id} order by ${postProducts.position}
)`.mapWith(posts.tags)

/** The author of a post; null if it has none, or a removed one. */
const author = sql`(
  select jsonb_build_object('id', ${authors.id}, 'name', ${authors.name}, 'bio', ${authors.bio}, 'picture', ${authors.picture}, 'links', ${authors.links})
  from ${authors} where ${authors.id} = ${authorId}
)`.mapWith((value) => (typeof value === 'string' ? JSON.parse(value) : value) as Author | null)

const authorName = sql<string | null>`(select ${authors.name} from ${authors} where ${authors.id} = ${authorId})`

/** The first project kit of a post; null without one. */
const kitColumn = sql<Kit | null>`substring(${posts.content} from 'data-kit="[^"]*?".*?</table>')`.mapWith(
  readKitColumn,
)

/** The columns of a post in lists: all but its content and search engine fields, with the author's name. */
export const summaryColumns = { ...summary, authorName, kit: kitColumn, productIds }
export const postColumns = { ...summaryColumns, content, seo, author }

export type SummaryRow = Pick<typeof posts.$inferSelect, keyof typeof summary> & {
  authorName: string | null
  kit: Kit | null
  productIds: string[]
}

/** Posts as they are stored: what `presentSummaries` and `presentPost` make the posts of an answer from. */
export type StoredSummary = Omit<PostSummary, 'products' | 'effort'> & { products: StoredProduct[]; kit: StoredKit }
export type StoredPost = StoredSummary & Pick<Post, 'content' | 'seo' | 'author'>

/** The first project kit of a post, and those of its products that are in it. */
type StoredKit = { kit: Kit | null; products: StoredProduct[] }

/**
 * Converts rows to posts of lists as they are stored, with their linked products in order.
 * @param brief leaves out the products.
 */
export async function toSummaries(database: Database, rows: SummaryRow[], brief = false): Promise<StoredSummary[]> {
  const linked = await productsById(
    database,
    rows.flatMap(({ productIds, kit }) => (brief ? productIds.filter(isIn(kit)) : productIds)),
  )
  return rows.map((row) => ({ ...toSummary(row, linked), ...(brief && { products: [] }) }))
}

const isIn = (kit: Kit | null) => (id: string) => kit?.items.some(({ product }) => product === id) ?? false

/** Converts a row to a post as it is stored. */
export async function toPost(
  database: Database,
  row: SummaryRow & Pick<Post, 'content' | 'seo' | 'author'>,
): Promise<StoredPost> {
  const linked = await productsById(database, row.productIds)
  return { ...toSummary(row, linked), content: row.content, seo: row.seo, author: row.author }
}

function toSummary(
  { createdAt, updatedAt, changedAt, publishedAt, productIds, authorName, kit, ...row }: SummaryRow,
  linked: Map<string, StoredProduct>,
): StoredSummary {
  const products = productIds.flatMap((id) => linked.get(id) ?? [])
  const inKit = products.filter(({ product_id: id }) => isIn(kit)(id))
  const moments = {
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    changed_at: changedAt.toISOString(),
    published_at: publishedAt?.toISOString() ?? null,
  }
  return { ...row, ...moments, author_name: authorName, products, kit: { kit, products: inKit } }
}

/** Stored posts of a list as a viewer gets them. */
export async function presentSummaries(
  database: Database,
  stored: readonly StoredSummary[],
  viewer: Viewer,
): Promise<PostSummary[]> {
  // The lists of the desk do not show what a project takes.
  return stored.map(await postPresenter(database, stored, viewer, viewer === 'visitor'))
}

/** A stored post as a viewer gets it. */
export async function presentPost(database: Database, stored: StoredPost, viewer: Viewer): Promise<Post> {
  const { kit: _kit, ...bare } = stored
  const { content, seo, author } = bare
  const post = { ...bare, ...(await postPresenter(database, [stored], viewer, true))(stored) }
  if (viewer === 'admin') return post
  return {
    ...post,
    content: withPublicPictures(content),
    seo: seo && { ...seo, image: publicPicture(seo.image) },
    author: author && presentAuthor(author, viewer),
  }
}

/** An author as a viewer gets it. */
export const presentAuthor = (author: Author, viewer: Viewer): Author =>
  viewer === 'admin' ? author : { ...author, picture: publicPicture(author.picture) }

type Presentable = StoredSummary & Partial<Pick<StoredPost, 'seo'>>

async function postPresenter(database: Database, stored: readonly Presentable[], viewer: Viewer, hasEffort: boolean) {
  const present = await productPresenter(
    database,
    stored.flatMap(({ products }) => products),
    viewer,
  )
  const focusOf = await focalPointsOf(
    database,
    stored.flatMap(({ previewImage, seo }) => [previewImage, seo?.image]),
  )
  const age = await readPriceAge(database)
  const takenBy = ({ kit, products }: StoredKit) =>
    effortOf(kit, (id) => {
      const product = products.find((each) => each.product_id === id)
      return product && !product.is_gone ? { ...product, ...shownPrice(product, age, 'visitor') } : null
    })
  return ({ kit, ...post }: Presentable): PostSummary & Pick<Post, 'socialImageFocus'> => {
    const { previewImage, seo } = post
    const [previewImageFocus, socialImageFocus] = [focusOf(previewImage), focusOf(seo?.image)]
    const effort = hasEffort && takenBy(kit)
    return {
      ...post,
      ...(viewer === 'visitor' && textLanguage()),
      ...(effort && { effort }),
      previewImage: viewer === 'visitor' ? publicPicture(previewImage) : previewImage,
      ...(previewImageFocus && { previewImageFocus }),
      ...(socialImageFocus && { socialImageFocus }),
      products: post.products.map((product) => present(product, post.id)),
    }
  }
}

/** Reads a kit from its attribute to the end of its table. The rows have no names: their number and their prices count. */
export function readKitColumn(stored: string): Kit {
  const [, attribute = ''] = /^data-kit="([^"]*)"/.exec(stored) ?? []
  const items = [...stored.matchAll(/ data-item="([^"]*)"/g)].flatMap(([, text = '']) => readItem(text) ?? [])
  return { ...readKit(attribute), items }
}

type Price = Pick<StoredProduct, 'price' | 'currency'>

/**
 * What a post's project takes: `Easy · A weekend · about $200`. The cost is the total of its kit, as its page adds it up; left out
 * where the quantity or the price of a material is not known, or there are several currencies. A tool without a price is at hand.
 * @param priceOf the price of a product that the post features
 */
export function effortOf(kit: Kit | null, priceOf: (id: string) => Price | null): string | null {
  if (!kit) return null
  const measures = defaultMeasures(kit)
  const rows = kit.items.map((item) => pricedRow(item, measures, packPrice(item, priceOf(item.product))))
  const sums = totals(rows)
  const isKnown = rows.every(({ quantity, price }, at) => kit.items[at]?.use === 'tool' || (quantity && price))
  const sum = sums.length === 1 && isKnown ? sums[0] : undefined
  const cost = sum && `about ${aboutPrice((sum.low + sum.high) / 200, sum.currency)}`
  return [kit.difficulty, kit.time, cost].filter(Boolean).join(' · ') || null
}

/** A price in the steps that an estimate is read in: to $5 below $100, to $10 below $500, else to $50. */
function aboutPrice(amount: number, currency: string): string {
  const step = amount < 100 ? 5 : amount < 500 ? 10 : 50
  return formatPrice(Math.max(step, Math.round(amount / step) * step), currency).replace('.00', '')
}
