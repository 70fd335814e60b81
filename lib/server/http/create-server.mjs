import { createServer } from 'node:http'
import next from 'next'
import compression from 'compression'
import { pageCache } from './page-cache/page-cache.mjs'
import { pageEntrypoints } from './page-cache/page-entrypoints.mjs'

/** Longer than a reverse proxy keeps its connections open, so that the proxy closes them and not this server. */
const KEEP_ALIVE_MS = 65_000

/**
 * Compresses responses that are not cached. Gzip level 3 is a sixth larger than level 6 and takes two fifths of the time; brotli,
 * which the library prefers, is smaller still at the same cost.
 */
const compress = compression({ level: 3 })

/**
 * Serves the production build on a port, with the page cache in front of Next. Resolves once requests are accepted.
 * @param {{ port: number, hostname?: string }} options /
 */
export async function serve({ port, hostname }) {
  const server = createServer()
  // Next listens for upgrades on its server, or on that of its first request, and answers none: on a server without clients it does no
  // harm.
  const app = next({
    dev: false,
    dir: process.cwd(),
    port,
    hostname: hostname ?? 'localhost',
    httpServer: createServer(),
  })
  await app.prepare()
  const handle = app.getRequestHandler()
  /** @type {import('./page-cache/render-request.mjs').Handler} */
  const router = (request, response) => {
    // A partial response is sent as it is: its range counts the bytes of the uncompressed file.
    if (request.headers.range === undefined)
      compress(/** @type {never} */ (request), /** @type {never} */ (response), () => {})
    return handle(request, response)
  }
  const answer = pageCache(router, { render: await pageEntrypoints(handle) })
  server.on('request', (request, response) => {
    answer(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else
        response
          .writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
          .end('Internal Server Error')
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve(undefined))
  })

  /** Stops accepting requests, waits for those in flight, and closes what they depend on. */
  async function close() {
    const closed = new Promise((resolve) => server.close(resolve))
    // Otherwise a connection whose last response ends after this moment would stay open for another request.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 100)
    await closed
    clearInterval(closeIdle)
    await app.close()
  }
  return { server, close }
}
