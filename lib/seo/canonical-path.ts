import { CATEGORIES } from '../contract/categories'
import { categoryPath } from '../format/address'
import { decodeSegment } from '../format/decode-segment'

type CanonicalPath =
  | { kind: 'pass' }
  | { kind: 'malformed' }
  | { kind: 'redirect'; to: string }
  /** The path of a page that looks the post up, and redirects to its one address. */
  | { kind: 'look-up'; at: string }

/** Below it, a post is at any address that holds its id, and redirected from there. */
export const LOOK_UP = '~'

/** What addresses begin with; letter case matters in none. */
const ROUTES = new Set([
  'category', 'curated-posts', 'search', 'page', 'saved', 'sign-in', 'register', 'admin', 'admin-login', 'draft',
  'feed.xml', 'atom.xml', 'feed.json', 'sitemap.xml', 'robots.txt', 'llms.txt',
])

/**
 * What becomes of a visit by its address alone. Every page has one address: it begins in small
 * letters, a category's is encoded as links write it and ends with a slash, no other does, and
 * slashes stand alone. What names no category is told so where it is, with a slash or without. A path whose escapes are broken, or stand for no text, has no page at all.
 * @param pathname still encoded, as the browser sent it
 * @param search with its question mark, or empty
 * @param mended whether the path was already changed on its way here, so that it must not be answered in place
 */
export function canonicalPath(pathname: string, search: string, mended = false): CanonicalPath {
  const path = decodeSegment(pathname)
  if (path === null || path.includes('\0')) return { kind: 'malformed' }
  if (pathname.startsWith('/api/')) return { kind: 'pass' }
  const [start = '', ...rest] = pathname.split('/').filter(Boolean)
  const first = ROUTES.has(start.toLowerCase()) ? start.toLowerCase() : start
  const to = pathOf(first, rest, pathname.endsWith('/')) + search
  if (to === pathname + search && !mended) return { kind: 'pass' }
  const post = first === 'curated-posts' && (rest.length === 1 || rest.length === 2)
  return post ? { kind: 'look-up', at: `/${first}/${LOOK_UP}/${rest.join('/')}` } : { kind: 'redirect', to }
}

function pathOf(first: string, rest: string[], isSlashed: boolean): string {
  const path = `/${[first, ...rest].filter(Boolean).join('/')}`
  const [name, ...deeper] = rest
  if (first !== 'category' || name === undefined || deeper.length > 0) return path
  const category = findCategory(name)
  if (category) return categoryPath(category)
  return isSlashed ? `${path}/` : path
}

/** The category that a segment names in any letter case. */
function findCategory(segment: string): string | undefined {
  const name = (decodeSegment(segment) ?? segment).normalize('NFC').toLowerCase()
  return CATEGORIES.find((category) => category.toLowerCase() === name)
}
