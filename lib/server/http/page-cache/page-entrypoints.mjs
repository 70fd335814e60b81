import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { NORMALIZED_HEADER } from './cache-key.mjs'

/** Frequently rendered pages, at URLs that neither middleware nor a redirect of next.config.mjs handles. */
const PAGES = [
  { page: '/(site)/curated-posts/[...path]/page', at: /^\/curated-posts\/(?:[a-z0-9-]+\/)?[a-z0-9_-]+$/ },
  { page: '/(site)/search/page', at: /^\/search(?:\?|$)/ },
  { page: '/(site)/explore/page', at: /^\/\?/ },
  { page: '/(site)/page', at: /^\/$/ },
]

/**
 * Creates a handler for the page cache's own requests that calls the pages' entrypoints directly, as deployment adapters do: Next's
 * router takes an eighth of the time of rendering a post. All other requests go through the router.
 * @see https://nextjs.org/docs/app/api-reference/adapters/invoking-entrypoints
 * @param {import('./render-request.mjs').Handler} handler Next's own
 * @param {string} [build] folder of the server build
 * @returns {Promise<import('./render-request.mjs').Handler>}
 * @throws Error when the build lacks a page, for example after its folder was renamed
 */
export async function pageEntrypoints(handler, build = path.resolve('.next/server')) {
  const require = createRequire(path.join(build, 'index.js'))
  /** @type {Record<string, string>} */
  const files = JSON.parse(await readFile(path.join(build, 'app-paths-manifest.json'), 'utf8'))
  const missing = PAGES.find(({ page }) => !files[page])
  if (missing)
    throw new Error(`The build has no ${missing.page}, which lib/server/http/page-cache/page-entrypoints.mjs names.`)

  return async (request, response) => {
    const { url = '', headers } = request
    const file = files[PAGES.find(({ at }) => at.test(url))?.page ?? '']
    if (!file || headers[NORMALIZED_HEADER] !== undefined) return handler(request, response)
    const { handler: render } = await require(path.join(build, file))
    await render(request, response, {})
  }
}
