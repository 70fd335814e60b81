import 'server-only'
import type { Facts, SearchIndex } from '../index/search-index'
import type { Vocabulary } from '../spelling/vocabulary'
import type { Synonyms } from '../synonyms/synonyms'

/** What a query is read against. */
export type Searchable<F extends Facts> = { index: SearchIndex<F>; vocabulary: Vocabulary<F>; synonyms: Synonyms }
