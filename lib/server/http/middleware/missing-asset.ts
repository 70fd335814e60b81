import 'server-only'
import { filesOf } from '../site-routes'

const PREFIX = '/_next/static/'

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
    files ??= new Set(filesOf(folder))
    try {
      return !files.has(decodeURIComponent(pathname.slice(PREFIX.length)))
    } catch {
      return true
    }
  }
}
