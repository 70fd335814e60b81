import { BODY, CATEGORIES, CODES, PRODUCTS, SUMMARY, TAGS } from '@/lib/search/index/fields'
import { type DocFields, SearchIndex } from '@/lib/search/index/search-index'
import type { Searchable } from '@/lib/search/query/plan'
import { Vocabulary } from '@/lib/search/spelling/vocabulary'
import { builtInSynonyms } from '@/lib/search/synonyms/built-in-synonyms'
import documents from './documents.json'

/** An empty index with the trade's synonyms, for tests and measurements. @param isProse for posts. */
export function emptySite(isProse = false): Searchable {
  const index = new SearchIndex<DocFields>(isProse)
  return { index, vocabulary: new Vocabulary(index), synonyms: builtInSynonyms(isProse) }
}

/** The recorded posts, indexed as the site does; ids are titles. */
export function gradedPosts(): Searchable {
  const site = emptySite(true)
  for (const { title, tags, categories, products, summary, body } of documents.posts) {
    site.index.put({ id: title, isPublic: true, madeAt: 0 }, title, [
      { field: TAGS, text: tags },
      { field: CATEGORIES, text: categories },
      { field: PRODUCTS, text: products },
      { field: SUMMARY, text: summary },
      { field: BODY, text: body },
    ])
  }
  return site
}

/** The recorded products, indexed as the site does; ids are names. */
export function gradedProducts(): Searchable {
  const site = emptySite()
  for (const { title, tags, codes, categories, summary, body } of documents.products) {
    site.index.put({ id: title, isPublic: true, madeAt: 0 }, title, [
      { field: TAGS, text: tags },
      { field: CODES, text: codes },
      { field: CATEGORIES, text: categories },
      { field: SUMMARY, text: summary },
      { field: BODY, text: body },
    ])
  }
  return site
}
