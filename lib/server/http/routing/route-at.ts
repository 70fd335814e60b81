import { decodeSegment } from '@/lib/format/addresses/paths'
import { queryOf } from './query-of'
import { ROUTES, type Route } from '../routes'

type Compiled = { route: Route; pattern: RegExp }

/** Matches what follows the first segment, as Next does: still encoded, with or without a trailing slash. */
function compile(route: Route): Compiled {
  const [, , ...rest] = route.path.replace(/\/$/, '').split('/')
  const parts = rest.map((part) => {
    if (part.startsWith('[[...')) return '(?:/(.*))?'
    if (part.startsWith('[...')) return '/(.+?)'
    return part.startsWith('[') ? '/([^/]+)' : `/${part.replaceAll('.', '\\.')}`
  })
  return { route, pattern: new RegExp(`^${parts.join('')}/?$`) }
}

/** Routes by their first segment, which no route has as a parameter. A Map, since a visitor may request `/constructor`. */
const byFirst = new Map<string, Compiled[]>()
for (const route of ROUTES) {
  const first = route.path.split('/')[1] ?? ''
  byFirst.set(first, [...(byFirst.get(first) ?? []), compile(route)])
}

/** A route with the parameters of a URL; they are null if their escapes are malformed. */
export type Match = { route: Route; parameters: string[] | null }

/**
 * The route of a URL; null for one that the table does not name.
 * @param url path and query, as in the request line
 */
export function routeAt(url: string): Match | null {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const slash = path.indexOf('/', 1)
  const first = path.slice(1, slash < 0 ? undefined : slash)
  const rest = slash < 0 ? '' : path.slice(slash)
  const lower = first.toLowerCase()
  for (const { route, pattern } of byFirst.get(lower) ?? []) {
    const found = first === lower || route.anyCase ? pattern.exec(rest) : null
    if (found && hasQuery(route, url)) return { route, parameters: decode(found.slice(1)) }
  }
  return null
}

function hasQuery({ when }: Route, url: string): boolean {
  return when === undefined || queryOf(url).getAll(when[0]).includes(when[1])
}

function decode(groups: (string | undefined)[]): string[] | null {
  const encoded = groups.flatMap((group) => group?.split('/') ?? [])
  if (!encoded.some((part) => part.includes('%'))) return encoded
  const parts = encoded.map(decodeSegment)
  return parts.some((part) => part === null || part.includes('\0')) ? null : (parts as string[])
}
