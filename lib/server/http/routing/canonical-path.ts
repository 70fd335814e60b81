import { categoryNamed } from '@/lib/contract/posts/categories'
import { categoryPath, LOOK_UP, decodeSegment } from '@/lib/format/addresses/paths'
import { ROUTES } from '../routes'

type CanonicalPath =
  | { kind: 'pass' }
  | { kind: 'malformed' }
  | { kind: 'redirect'; to: string }
  /** The path of the page that looks up a post and redirects to its canonical path. */
  | { kind: 'look-up'; at: string }

/** First segments that are redirected to lower case. */
const FIRST_SEGMENTS = new Set(ROUTES.filter(({ anyCase }) => anyCase).map(({ path }) => path.split('/')[1]))

/**
 * Redirects and rewrites by path alone. Every page has one canonical path: a lower-case first segment, a category encoded
 * as links write it with a trailing slash, no other trailing or repeated slashes. Unknown categories are not redirected.
 * A path with invalid escapes has no page at all.
 * @param pathname still encoded, as sent by the browser.
 * @param search with its question mark, or empty.
 * @param normalized whether the URL was normalized before, so that it needs a redirect rather than a rewrite.
 */
export function canonicalPath(pathname: string, search: string, normalized = false): CanonicalPath {
  const path = decodeSegment(pathname)
  if (path === null || path.includes('\0')) return { kind: 'malformed' }
  if (pathname.startsWith('/api/')) return { kind: 'pass' }
  const [start = '', ...rest] = pathname.split('/').filter(Boolean)
  const first = FIRST_SEGMENTS.has(start.toLowerCase()) ? start.toLowerCase() : start
  const to = pathOf(first, rest, pathname.endsWith('/')) + search
  if (to === pathname + search && !normalized) return { kind: 'pass' }
  const post = first === 'curated-posts' && (rest.length === 1 || rest.length === 2)
  return post ? { kind: 'look-up', at: `/${first}/${LOOK_UP}/${rest.join('/')}` } : { kind: 'redirect', to }
}

function pathOf(first: string, rest: string[], isSlashed: boolean): string {
  const path = `/${[first, ...rest].filter(Boolean).join('/')}`
  const [name, ...deeper] = rest
  if (first !== 'category' || name === undefined || deeper.length > 0) return path
  const category = categoryNamed(decodeSegment(name) ?? name)
  if (category) return categoryPath(category)
  return isSlashed ? `${path}/` : path
}

/** File extensions, which pages never have. */
const FILE =
  /\.(?:avif|bmp|css|eot|gif|gz|ico|jpe?g|js|json|map|mjs|mp[34]|otf|pdf|png|svg|ttf|txt|wasm|webm|webmanifest|webp|woff2?|xml|zip)$/i

/** Whether a path is that of a file, by its extension. */
export const isFileName = (path: string): boolean => FILE.test(path)

const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * The target of a request in origin form: without scheme and host, which a request to a proxy has and every server must accept (RFC
 * 9112, 3.2.2). That host is ignored.
 */
export function originForm(target: string): string {
  const rest = target.replace(ORIGIN, '')
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`
}

/** The query of a request's URL, decoded as the pages decode it. */
export function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start))
}
