import type { PostCreate } from '@/lib/contract/posts/post'
import type { FoundAuthor } from './map-categories'
import type { FoundProduct } from './import-products'

/** A post of the source, ready to be stored. */
export type Converted = {
  /** Without the products and the author. */
  input: PostCreate
  products: FoundProduct[]
  author: FoundAuthor | null
  digest: string
  notes: string[]
}
