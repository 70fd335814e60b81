import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { NORMALIZED_HEADER } from './cache-key.mjs'

/** Pages that are drawn often, by addresses that neither middleware nor a redirect of next.config.mjs has a say in. */
const PAGES = [
  { page: '/(site)/curated-posts/[...path]/page', at: /^\/curated-posts\/(?:[a-z0-9-]+\/)?[a-z0-9_-]+$/ },
  { page: '/(site)/search/page', at: /^\/search(?:\?|$)/ },
  { page: '/(site)/explore/page', at: /^\/\?/ },
  { page: '/(site)/page', at: /^\/$/ },
]

/**
 * A handler for the front's own requests that calls the pages' entrypoints itself, as adapters do: the way through Next's router
 * costs an eighth of drawing a post. Every other request goes that way.
 * @see https://nextjs.org/docs/app/api-reference/adapters/invoking-entrypoints
 * @param {import('./render-request.mjs').Handler} handler Next's own
 * @param {string} [build] where Next keeps what it built for the server
 * @returns {Promise<import('./render-request.mjs').Handler>}
 * @throws when a page is not in the build, as after its folder was renamed
 */
export async function pageEntrypoints(handler, build = path.resolve('.next/server')) {
  const require = createRequire(path.join(build, 'index.js'))
  /** @type {Record<string, string>} */
  const files = JSON.parse(await readFile(path.join(build, 'app-paths-manifest.json'), 'utf8'))
  const absent = PAGES.find(({ page }) => !files[page])
  if (absent) throw new Error(`The build has no ${absent.page}, which lib/server/http/page-cache/page-entrypoints.mjs names.`)

  return async (request, response) => {
    const { url = '', headers } = request
    const file = files[PAGES.find(({ at }) => at.test(url))?.page ?? '']
    if (!file || headers[NORMALIZED_HEADER] !== undefined) return handler(request, response)
    const { handler: draw } = await require(path.join(build, file))
    await draw(request, response, {})
  }
}
