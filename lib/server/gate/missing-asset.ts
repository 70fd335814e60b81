import 'server-only'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const PREFIX = '/_next/static/'

/** Every file under a folder, as paths with slashes. */
function filesOf(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Set(files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')))
}

/**
 * Makes a check of whether an address would be one of the build's scripts, styles or fonts but is none.
 * Next answers it with the whole not-found page, which may be shared: while a new build rolls out, a
 * request that reaches an instance of the old one would leave that answer in every cache on the way.
 * A build never changes, so its files are listed once.
 * @param folder of the build's static files.
 */
export function missingAssets(folder: string): (pathname: string) => boolean {
  let files: Set<string> | undefined
  return (pathname) => {
    if (!pathname.startsWith(PREFIX)) return false
    files ??= filesOf(folder)
    try {
      return !files.has(decodeURIComponent(pathname.slice(PREFIX.length)))
    } catch {
      return true
    }
  }
}
