import 'server-only'
import type { DocFields, SearchIndex } from '../index/search-index'
import type { Vocabulary } from '../spelling/vocabulary'
import type { Synonyms } from '../synonyms/synonyms'

/** What a query is planned against. */
export type Searchable<F extends DocFields> = { index: SearchIndex<F>; vocabulary: Vocabulary<F>; synonyms: Synonyms }
