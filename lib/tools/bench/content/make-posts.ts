import { CATEGORIES } from '@/lib/contract/posts/categories'
import type { Database } from '@/lib/server/db/database'
import { postCategories, postProducts, posts, products } from '@/lib/server/db/schema/post-schema'

const BATCH = 500
const NEWEST = Date.UTC(2026, 9, 30, 9)
const MINUTES = 60_000
const HIGHLIGHTED_EVERY = 100
const PRODUCTS_A_POST = 3

/** A few hundred words of the trade, so that searches have many, some or few results. */
const STEMS =
  'paint primer drill bit saw board deck stain tile grout faucet valve hinge door window seal attic wire switch lamp shelf anchor stud panel fence gate gutter roof shingle solar filter fan vent heater pump drain pipe joint clamp glue sand plane chisel router level square mask glove boot ladder mower rake soil seed hose bench vise lathe mortar brick stone gravel'.split(
    ' ',
  )
const MANNERS =
  'quick patient cheap sturdy quiet bright narrow steady clean second gentle honest plain early late small heavy simple careful modern'.split(
    ' ',
  )
const WORDS = MANNERS.flatMap((manner) => STEMS.map((stem) => [manner, stem] as const))

/** A different pair of words of the generated posts for each `n`; every third has a misspelling. */
export function twoWords(nth: number): string {
  const [one = '', other = ''] = [
    STEMS[nth % STEMS.length],
    STEMS[(nth + 1 + Math.floor(nth / STEMS.length)) % STEMS.length],
  ]
  return `${one} ${nth % 3 < 2 ? other : other.slice(0, 2) + other.slice(3)}`
}

/** A seeded random number generator, from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Fills a database with generated published posts, a quarter as many products, and the links between
 * them; the same count and seed give the same data. There are no pictures.
 * @param words in the body of each post
 * @param newest the date of the first post, in Unix milliseconds; the others are older
 */
export async function makePosts(
  database: Database,
  count: number,
  { seed = 1, words = 300, newest = NEWEST } = {},
): Promise<void> {
  const random = seededRandom(seed)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const phrase = () => pick(WORDS).join(' ')
  const sentence = () => `A ${phrase()} beats a ${phrase()}, and the ${pick(STEMS)} holds.`
  const paragraph = () => `<p>${Array.from({ length: 5 }, sentence).join(' ')}</p>`
  const productIds = Array.from({ length: Math.ceil(count / 4) }, (_, index) => `made-product-${seed}-${index}`)

  await inBatches(
    productIds.length,
    (index) => {
      const name = `${phrase()} ${index}`
      const createdAt = new Date(newest - index * MINUTES)
      return {
        id: productIds[index] ?? '',
        key: productIds[index] ?? '',
        name,
        description: sentence(),
        price: Math.floor(random() * 50_000),
        currency: 'USD',
        rating: Math.round(random() * 50) / 10,
        reviewCount: index,
        source: 'other' as const,
        productUrl: `https://shop.example/${index}`,
        subcategories: [],
        images: [],
        specifications: { Length: `${index} in` },
        createdAt,
        updatedAt: createdAt,
      }
    },
    (rows) => database.insert(products).values(rows),
  )

  const linked = new Map<string, string[]>()
  const filed = new Map<string, string[]>()
  const createdAt = (index: number) => new Date(newest - index * MINUTES)
  const idOf = (index: number) => `made-post-${seed}-${index}`
  await inBatches(
    count,
    (index) => {
      const [id, title] = [idOf(index), `${phrase()} and a ${pick(STEMS)} ${index}`]
      const categories = [...new Set([pick(CATEGORIES), pick(CATEGORIES)])]
      linked.set(id, [...new Set(Array.from({ length: PRODUCTS_A_POST }, () => pick(productIds)))])
      filed.set(id, categories)
      return {
        id,
        slug: title.replaceAll(' ', '-'),
        title,
        summary: sentence(),
        categories,
        tags: [pick(STEMS)],
        content: `<h2>${phrase()}</h2>${Array.from({ length: Math.ceil(words / 60) }, paragraph).join('')}`,
        status: 'published' as const,
        isHighlighted: index % HIGHLIGHTED_EVERY === 0,
        createdAt: createdAt(index),
        updatedAt: createdAt(index),
      }
    },
    (rows) => database.insert(posts).values(rows),
  )

  const perPost = async <T>(rowsOf: (id: string, index: number) => T[], store: (rows: T[]) => PromiseLike<unknown>) => {
    for (let start = 0; start < count; start += BATCH) {
      const indexes = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => start + offset)
      await store(indexes.flatMap((index) => rowsOf(idOf(index), index)))
    }
  }
  await perPost(
    (postId, index) =>
      (filed.get(postId) ?? []).map((category) => ({ category, postId, published: true, createdAt: createdAt(index) })),
    (rows) => database.insert(postCategories).values(rows),
  )
  await perPost(
    (postId) => (linked.get(postId) ?? []).map((productId, position) => ({ postId, productId, position })),
    (rows) => database.insert(postProducts).values(rows),
  )
}

async function inBatches<T>(
  count: number,
  make: (index: number) => T,
  store: (rows: T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    await store(Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => make(start + offset)))
  }
}
