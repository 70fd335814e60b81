import 'server-only'
import type { DocSet } from '@/lib/search/index/doc-set'
import type { SearchIndex } from '@/lib/search/index/search-index'
import type { IndexedProduct } from '../../search/live/product-source'
import { archivedDocs } from './product-filter'

const IDENTITIES = { name: 'identities', of: ({ identities }: IndexedProduct) => identities }

/** The products of a set that share an identity with any other product, archived ones left out. */
export function duplicateDocs(docs: DocSet, index: SearchIndex<IndexedProduct>): DocSet {
  const identities = index.texts(IDENTITIES)
  const counts = identities.count(archivedDocs(index.openDocs(true), index, false))
  return identities.havingAny((number) => (counts[number] as number) > 1, docs)
}
