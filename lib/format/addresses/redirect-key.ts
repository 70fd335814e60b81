/** What WordPress names by a query of its home page: `/?p=12` is a post, `/?cat=3` a category. */
const NAMES = ['p', 'page_id', 'attachment_id', 'cat', 'tag', 'feed', 'author']
const NAMED = new RegExp(`(?:^|&)(${NAMES.join('|')})=([^&]{1,200})`)

/**
 * What a redirect's path is found by: decoded, in lower case, without a trailing slash, fragment and query; of the query the
 * part that names something in WordPress, whose home page may be below the root (`/blog/?p=12`).
 * @returns null for a text that is no path of a site, or the home page itself.
 */
export function redirectKey(path: string): string | null {
  const named = NAMED.exec(queryOf(path))
  const key = pathKey(path)
  if (key === null || !named) return key === '' ? null : key
  return decoded(`${key || '/'}?${named[1]}=`, named[2] ?? '')
}

/** The key of a path whatever its query; null as `redirectKey` has it. */
export const plainRedirectKey = (path: string): string | null => pathKey(path) || null

const queryOf = (path: string) => path.split('#', 1)[0]?.split('?', 2)[1] ?? ''

/** Empty for the home page. */
function pathKey(path: string): string | null {
  const [start = ''] = path.trim().split(/[?#]/, 1)
  return /^\/(?![/\\])/.test(start) ? decoded('', start) : null
}

function decoded(before: string, escaped: string): string | null {
  try {
    const key = (before + decodeURIComponent(escaped)).normalize('NFC').toLowerCase().replace(/\/+$/, '')
    return key.includes('\0') ? null : key
  } catch {
    return null
  }
}

/**
 * The query of a redirected address, with its question mark, empty if nothing is left.
 * @param isNamed whether the redirect is found by what the query names: that is left out.
 */
export function furtherQuery(address: string, isNamed: boolean): string {
  const query = address.split('?', 2)[1] ?? ''
  const rest = isNamed ? query.split('&').filter((part) => !NAMES.includes(part.split('=', 1)[0] ?? '')) : [query]
  return rest.join('&') && `?${rest.join('&')}`
}

/** Whether a query, without its question mark, may name something. */
export const mayName = (query: string): boolean => NAMED.test(query)
