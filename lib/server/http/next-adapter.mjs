import { readFile } from 'node:fs/promises'
import path from 'node:path'
import mocks from 'next/dist/server/lib/mock-request.js'

/**
 * Everything that this site knows of Next beyond its documentation. Each part says why it is needed and what breaks when Next changes
 * it; next-adapter.test.ts holds Next to it, so that an upgrade fails there first.
 */

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} Handler */

/**
 * Header of requests for the React payload of a page, which client-side navigation makes. If it had another name, such a request
 * would be answered with a page.
 */
export const RSC_HEADER = 'rsc'

/** Headers that Next's own cache sets, and that would be wrong on a response from the page cache. If one is missing here, it is sent. */
export const CACHE_HEADERS = ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time']

/**
 * The User-Agent of a request without one. Next reads `htmlLimitedBots` only for clients that name themselves; to
 * others it streams metadata that is slow, which puts the title of a page into its body.
 */
export const UNNAMED_CLIENT = 'unnamed'

/**
 * Members of Next's mock response that its types leave out.
 * @typedef {{ hasStreamed: Promise<boolean>, headers: Headers, buffers: Buffer[], statusCode: number }} MockResponse
 */

/**
 * Makes a request that came from no client, with the mocks that Next uses for its own internal requests; light-my-request, tried in
 * their place, passes on headers that Next sets as lists. If they change, nothing can be rendered for the page cache.
 * @param {Handler} handler
 * @param {string} url path and query
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer }>}
 */
export async function requestInternally(handler, url, headers = {}) {
  const { req, res: mock } = mocks.createRequestResponseMocks({
    url,
    method: 'GET',
    headers: { host: 'localhost', 'user-agent': UNNAMED_CLIENT, ...headers },
  })
  const res = /** @type {MockResponse} */ (/** @type {unknown} */ (mock))
  await handler(/** @type {never} */ (req), /** @type {never} */ (mock))
  await res.hasStreamed
  return { status: res.statusCode, headers: Object.fromEntries(res.headers), body: Buffer.concat(res.buffers) }
}

/**
 * The expressions of all paths that a build answers, redirects or rewrites, except those of its catch-all page. Without them a URL
 * that cannot exist would be rendered.
 * @param {string} manifest text of the build's routes-manifest.json
 * @returns {string[]}
 */
export function builtRoutes(manifest) {
  /** @typedef {{ regex: string, page?: string }} BuiltRoute */
  /** @type {{ staticRoutes: BuiltRoute[], dynamicRoutes: BuiltRoute[], redirects: BuiltRoute[], rewrites: Record<string, BuiltRoute[]> }} */
  const { staticRoutes, dynamicRoutes, redirects, rewrites } = JSON.parse(manifest)
  const pages = [...staticRoutes, ...dynamicRoutes].filter(({ page }) => page !== '/[...missing]')
  return [...pages, ...redirects, ...Object.values(rewrites).flat()].map(({ regex }) => regex)
}

/**
 * The scripts that all pages share. Without them no script gets a compile hint.
 * @param {string} build folder of a production build
 * @returns {Promise<string[]>} paths below it
 */
export async function sharedScripts(build) {
  return JSON.parse(await readFile(path.join(build, 'build-manifest.json'), 'utf8')).rootMainFiles
}
