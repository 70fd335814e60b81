import 'server-only'
import { DocSet } from '@/lib/search/index/doc-set'
import type { SearchIndex } from '@/lib/search/index/search-index'
import type { Found } from '@/lib/search/results/found'
import type { IndexedProduct } from '../../search/live/product-source'
import { archivedDocs } from './product-filter'

type Index = SearchIndex<IndexedProduct>

/** The identities that several products have, archived ones left out. */
export function sharedIdentities({ docs, index }: Found<IndexedProduct>): Set<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()]
  for (const doc of archivedDocs(docs, index, false).read())
    for (const identity of index.factsOf(doc)?.identities ?? []) {
      if (seen.has(identity)) shared.add(identity)
      seen.add(identity)
    }
  return shared
}

/** The products that have one of these identities. */
export function docsSharing(docs: DocSet, index: Index, shared: ReadonlySet<string>): DocSet {
  const found = new DocSet(docs.docs)
  for (const doc of docs.read())
    if (index.factsOf(doc)?.identities.some((identity) => shared.has(identity))) found.add(doc)
  return found
}
