import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Route = { regex: string }
type Manifest = {
  staticRoutes: Route[]
  dynamicRoutes: (Route & { page: string })[]
  redirects: Route[]
  rewrites: { beforeFiles: Route[]; afterFiles: Route[]; fallback: Route[] }
}

/** The page for all paths that no other route matches. */
const CATCH_ALL = '/[...missing]'

/**
 * Creates a check of whether a build has a page, route handler, redirect or public file for a path. Paths are matched as Next's
 * router does: still encoded and case-sensitive.
 * @param build folder of a production build
 * @param publicFolder folder of files served as they are
 */
export function siteRoutes(build = '.next', publicFolder = 'public'): (pathname: string) => boolean {
  const manifest = JSON.parse(readFileSync(path.join(build, 'routes-manifest.json'), 'utf8')) as Manifest
  const { staticRoutes, dynamicRoutes, redirects, rewrites } = manifest
  const pages = [...staticRoutes, ...dynamicRoutes.filter(({ page }) => page !== CATCH_ALL)]
  const routes = [...pages, ...redirects, ...Object.values(rewrites).flat()]
  const any = new RegExp(routes.map(({ regex }) => `(?:${regex})`).join('|'))
  const files = new Set(filesOf(publicFolder).map((file) => `/${file}`))
  return (pathname) => any.test(pathname) || files.has(pathname)
}

/** Every file below a folder, as relative paths with slashes; empty if there is no folder. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}
