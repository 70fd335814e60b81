import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtRoutes } from '../next-adapter.mjs'

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
