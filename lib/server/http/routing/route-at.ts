import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { decodeSegment } from '@/lib/format/addresses/paths'
import { queryOf, isFileName } from './canonical-path'
import { ROUTES, type Route } from '../routes'
import { callAt } from '../../api/calls'
import { builtRoutes } from '../next-adapter.mjs'

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

/** The metrics label of a request: one of a fixed set, so that visitors cannot add time series. */
export function routeLabel(method: string, path: string, route: Route | null): string {
  if (route?.kind === 'api') return callAt(method, path)?.name ?? route.label
  return route?.label ?? (isFileName(path) ? 'file' : 'other')
}

/** Whether the site itself answers at a path, so that an old address there cannot lead to a post. */
export function ownsAddress(path: string): boolean {
  const [start = ''] = path.split('?', 1)
  if (start === '/') return false
  const match = routeAt(start) ?? routeAt(`${start}/`)
  if (!match?.parameters) return false
  return match.route.exists?.(...match.parameters) ?? true
}

/**
 * Creates a check of whether a build has a page, route handler, redirect or public file for a path. Paths are matched as Next's
 * router does: still encoded and case-sensitive.
 * @param build folder of a production build
 * @param publicFolder folder of files served as they are
 */
export function siteRoutes(build = '.next', publicFolder = 'public'): (pathname: string) => boolean {
  const routes = builtRoutes(readFileSync(path.join(build, 'routes-manifest.json'), 'utf8'))
  const any = new RegExp(routes.map((regex) => `(?:${regex})`).join('|'))
  const files = new Set(filesOf(publicFolder).map((file) => `/${file}`))
  return (pathname) => any.test(pathname) || files.has(pathname)
}

/** Every file below a folder, as relative paths with slashes; empty if there is no folder. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}
