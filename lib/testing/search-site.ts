import { loadPosts, loadProducts } from '../demo/load-content'
import { BODY, CATEGORIES, CODES, PRODUCTS, SUMMARY, TAGS } from '../search/index/fields'
import { type Facts, SearchIndex } from '../search/index/search-index'
import type { Searchable } from '../search/query/searchable'
import { Vocabulary } from '../search/spelling/vocabulary'
import { Synonyms } from '../search/synonyms/synonyms'
import tradeSynonyms from '../search/synonyms/trade-synonyms.json'

const products = loadProducts()
const namesOf = new Map(products.map(({ key, name, brand }) => [key, `${name} . ${brand}`]))

/** An empty index with vocabulary and synonyms. */
export function emptySite(): Searchable<Facts> {
  const index = new SearchIndex<Facts>()
  return { index, vocabulary: new Vocabulary(index), synonyms: new Synonyms(tradeSynonyms.same, tradeSynonyms.oneWay) }
}

/** An index of the demo's posts, with their titles as IDs. */
export function demoPosts(): Searchable<Facts> {
  const site = emptySite()
  for (const post of loadPosts()) {
    site.index.put({ id: post.title, isPublic: true, madeAt: 0 }, post.title, [
      { field: TAGS, text: post.tags.join(' . ') },
      { field: CATEGORIES, text: post.categories.join(' . ') },
      { field: PRODUCTS, text: post.products.map((key) => namesOf.get(key)).join(' . ') },
      { field: SUMMARY, text: post.summary },
      { field: BODY, text: post.content.replace(/<[^>]*>/g, ' ') },
    ])
  }
  return site
}

/** An index of the demo's products, with their names as IDs. */
export function demoProducts(): Searchable<Facts> {
  const site = emptySite()
  for (const product of products) {
    site.index.put({ id: product.name, isPublic: true, madeAt: 0 }, product.name, [
      { field: TAGS, text: product.brand },
      { field: CODES, text: [product.modelNumber, product.sku, product.upc].filter(Boolean).join(' . ') },
      { field: CATEGORIES, text: [...product.categoryPath, ...(product.subcategories ?? [])].join(' . ') },
      { field: SUMMARY, text: Object.entries(product.specifications).map(([name, value]) => `${name} ${value}`).join(' . ') },
      { field: BODY, text: product.description },
    ])
  }
  return site
}
