import 'server-only'
import { filesOf } from '../../routing/site-routes'

const PREFIX = '/_next/static/'

/**
 * Creates a check of whether a path would be one of the build's scripts, styles or fonts but does not exist. Next would answer with
 * its whole not-found page, which may be cached: during a rollout a request that reaches an instance of the old build would leave
 * that response in every cache on the way. A build never changes, so its files are listed once.
 * @param folder of the build's static files
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
