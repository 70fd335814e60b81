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

/** The page that stands at every address that no other has. */
const CATCH_ALL = '/[...missing]'

/**
 * Makes a check of whether a build has a page, a route, a redirect or a public file for a path, in the way Next's router matches:
 * still encoded, and by letter case.
 * @param build the folder of a production build
 * @param publicFolder the files that are served as they are
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

/** Every file under a folder, as paths with slashes; none where there is no folder. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}
