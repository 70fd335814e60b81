import { isCategory } from '@/lib/contract/posts/categories'
import type { Suggestions } from '@/lib/contract/search/search'
import { categoryPath, postPath, explorePath, searchPath } from '@/lib/format/addresses/paths'
import { formatPrice } from '@/lib/format/products/product-values'

export type Option = {
  key: string
  text: string
  /** Of the text, if it is not English. */
  language?: string | undefined
  address: string
  /** URL of a picture; null where there is none, undefined in a group without pictures. */
  picture?: string | null
  /** The formatted price of a product. */
  price?: string | null
}
/** Options with what was typed for them; the group of the search itself has no name. */
export type OptionGroup = { name: string; typed: string; options: Option[] }

const RECENT = 'recentSearches'
const MOST_RECENT = 5

/** Option groups of suggestions, and a search for what was typed; empty groups are left out. */
export function groupsOf({ posts, products, categories }: Suggestions, typed: string): OptionGroup[] {
  const groups = [
    {
      name: 'Posts',
      options: posts.map((post) => ({
        key: `post-${post.id}`,
        text: post.title,
        language: post.language,
        address: postPath(post),
        picture: post.picture,
      })),
    },
    {
      name: 'Products',
      options: products.map((product) => ({
        key: `product-${product.product_id}`,
        text: product.name,
        language: product.language,
        address: explorePath({ search: product.name }),
        picture: product.picture,
        price: product.price === null ? null : formatPrice(product.price, product.currency),
      })),
    },
    {
      name: 'Categories',
      options: categories
        .filter(isCategory)
        .map((name, at) => ({ key: `category-${at}`, text: name, address: categoryPath(name) })),
    },
  ].filter(({ options }) => options.length > 0)
  const search = { name: '', options: [{ key: 'search', text: `Search for “${typed}”`, address: searchPath(typed) }] }
  return (groups.length > 0 ? [...groups, search] : []).map((group) => ({ ...group, typed }))
}

/** The recent searches of this browser, for an empty search box. */
export function recentGroup(): OptionGroup[] {
  const recent = readRecent()
  if (recent.length === 0) return []
  return [
    {
      name: 'Recent searches',
      typed: '',
      options: recent.map((text, at) => ({ key: `recent-${at}`, text, address: searchPath(text) })),
    },
  ]
}

/** Stores a search in this browser only. */
export function rememberSearch(text: string): void {
  const recent = [text, ...readRecent().filter((other) => other !== text)].slice(0, MOST_RECENT)
  try {
    localStorage.setItem(RECENT, JSON.stringify(recent))
  } catch {
    // Without storage there are no recent searches.
  }
}

function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((text): text is string => typeof text === 'string').slice(0, MOST_RECENT)
      : []
  } catch {
    return []
  }
}
