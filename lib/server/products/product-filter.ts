import 'server-only'

/** Which products a list is to hold. */
export type ProductFilter = {
  /** Words to search for. */
  search?: string | undefined
  /** Only products of published posts in this category. */
  postCategory?: string | undefined
  includeUnlinked?: boolean | undefined
}
