import 'server-only'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { type Handler, pageEntrypoints } from './next-adapter.mjs'
import { routeAt } from './routing/route-at'
import { ROUTES } from './routes'

/** Paths that neither middleware nor a redirect of next.config.mjs handles. */
const PLAIN = /^\/(?:[a-z0-9_-]+\/)*[a-z0-9_-]*(?:\?|$)/
const SLASHED = /.\/(?:\?|$)/

/**
 * Creates a handler for the page cache's own requests that calls frequently rendered pages without Next's router. All other requests
 * go through the router.
 * @param handler Next's own
 * @param build folder of the server build
 */
export async function directPages(handler: Handler, build?: string): Promise<Handler> {
  const folders = ROUTES.flatMap(({ isDirect, folder }) => (isDirect && folder !== null ? [folder] : []))
  const entrypoints = await pageEntrypoints(folders, build)
  return (request, response) => {
    const { url = '', headers } = request
    const isPlain = PLAIN.test(url) && !SLASHED.test(url) && headers[NORMALIZED_HEADER] === undefined
    const { route, parameters } = (isPlain && routeAt(url)) || {}
    const canExist = route?.isDirect && (!route.exists || (parameters && route.exists(...parameters)))
    const page = canExist ? entrypoints.get(route.folder ?? '') : undefined
    return (page ?? handler)(request, response)
  }
}
