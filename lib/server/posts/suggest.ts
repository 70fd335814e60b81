import { and, eq, inArray } from 'drizzle-orm'
import { CATEGORIES } from '@/lib/contract/posts/categories'
import { shownPicture } from '@/lib/contract/products/product-images'
import { SUGGESTION_LIMIT } from '@/lib/contract/limits'
import type { Suggestions } from '@/lib/contract/search/search'
import { holdsWord } from '@/lib/format/texts/words'
import { textLanguage } from '../core/env'
import type { Database } from '../db/database'
import { posts, productListings, products } from '../db/schema/post-schema'
import { publicPicture } from '../images/public-pictures'
import { shownPrice, readPriceAge } from '../products/present-products'
import { productColumns, toProduct } from '../products/product-row'
import { siteSearch } from '../search/live/site-search'
import { foldText } from '../../search/text/fold-text'
import { isStopWord, isSideWord } from '../../search/text/read-tokens'

/** Suggests published posts, listed products and categories for a query that is being typed. */
export async function suggest(database: Database, q: string): Promise<Suggestions> {
  // A trailing space means that the last word is complete.
  const text = q.trimStart()
  if (!text) return { posts: [], products: [], categories: [] }
  const search = siteSearch(database)
  const query = { text, all: false, correct: true, isTyping: true }
  const [foundPosts, foundProducts] = await Promise.all([search.posts.find(query), search.products.find(query)])
  const postIds = idsOf(foundPosts)
  const productIds = idsOf(foundProducts)
  const [postRows, productRows] = await Promise.all([readPosts(database, postIds), readProducts(database, productIds)])
  return {
    posts: alike(
      postIds.flatMap((id) => postRows.find((row) => row.id === id) ?? []),
      ({ title }) => title,
      text,
      foundPosts.words,
    ),
    products: alike(
      productIds.flatMap((id) => productRows.find((row) => row.product_id === id) ?? []),
      ({ name }) => name,
      text,
      foundProducts.words,
    ),
    categories: categoriesFor(text),
  }
}

const idsOf = (found: { first: { facts: { id: string } }[] }) =>
  found.first.slice(0, SUGGESTION_LIMIT).map(({ facts }) => facts.id)

async function readPosts(database: Database, ids: string[]): Promise<Suggestions['posts']> {
  if (ids.length === 0) return []
  const rows = await database
    .select({ id: posts.id, slug: posts.slug, title: posts.title, picture: posts.previewImage })
    .from(posts)
    .where(and(inArray(posts.id, ids), eq(posts.status, 'published')))
  return rows.map((row) => ({ ...row, ...textLanguage(), picture: publicPicture(row.picture) }))
}

async function readProducts(database: Database, ids: string[]): Promise<Suggestions['products']> {
  if (ids.length === 0) return []
  const rows = await database
    .select(productColumns)
    .from(products)
    .innerJoin(productListings, and(eq(productListings.productId, products.id), eq(productListings.category, '')))
    .where(inArray(products.id, ids))
  const age = await readPriceAge(database)
  return rows.map(toProduct).map((product) => {
    const { product_id, name, currency, images, is_gone: isGone } = product
    // A suggestion has no room for the date that some shops demand.
    const { price = product.price, price_dated: isDated } = shownPrice(product, age, 'visitor')
    const shown = isGone || isDated ? null : price
    return { product_id, name, ...textLanguage(), price: shown, currency, picture: publicPicture(shownPicture(images)) }
  })
}

const significantWords = (text: string) => wordsOf(text).filter((word) => !isStopWord(word) && !isSideWord(word))

/**
 * Of what was found, what shows why: a name with the beginning of a word of the query, or with a word that it was understood as.
 * What else was found has them in a text that a suggestion does not show.
 * @param understood corrections, forms and synonyms of the query's words
 */
export function alike<T>(found: T[], nameOf: (item: T) => string, text: string, understood: string[]): T[] {
  const starts = significantWords(text)
  return found.filter((item) => {
    const name = nameOf(item)
    return wordsOf(name).some((word) => starts.some((start) => word.startsWith(start))) || holdsWord(name, understood)
  })
}

/** The categories with a word that starts with a meaningful word of the query. */
export function categoriesFor(text: string): string[] {
  const starts = significantWords(text)
  const fits = (category: string) =>
    wordsOf(category).some((word) =>
      starts.some((start) => start.length > 1 && word.startsWith(start.replace(/(?<=...)s$/, ''))),
    )
  return CATEGORIES.filter(fits).slice(0, SUGGESTION_LIMIT)
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
