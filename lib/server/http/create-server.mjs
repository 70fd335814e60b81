import { createServer } from 'node:http'
import next from 'next'
import compression from 'compression'
import { pageCache } from './page-cache/page-cache.mjs'
import { pageEntrypoints } from './page-cache/page-entrypoints.mjs'

/** Longer than a proxy in front keeps its connections, so that it is the proxy that ends them. */
const KEEP_ALIVE_MS = 65_000

/** Compresses what nobody will ask for again. Sizes are a sixth above those of level 6, at two fifths of the time. */
const compress = compression({ level: 3 })

/**
 * Serves the production build on a port, the front's cache before Next. Resolves when requests are taken.
 * @param {{ port: number, hostname?: string }} options
 */
export async function serve({ port, hostname }) {
  const server = createServer()
  // Next listens for upgrades at its server, or at that of its first request, and answers none: at one that nobody asks it does no harm.
  const app = next({ dev: false, dir: process.cwd(), port, hostname: hostname ?? 'localhost', httpServer: createServer() })
  await app.prepare()
  const handle = app.getRequestHandler()
  /** @type {import('./page-cache/render-request.mjs').Handler} */
  const throughRouter = (request, response) => {
    // A part is a part of the plain file, and says so.
    if (request.headers.range === undefined) compress(/** @type {never} */ (request), /** @type {never} */ (response), () => {})
    return handle(request, response)
  }
  const answer = pageCache(throughRouter, { draw: await pageEntrypoints(handle) })
  server.on('request', (request, response) => {
    answer(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Internal Server Error')
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve(undefined))
  })

  /** Takes no more requests, lets those under way end, and closes what they stood on. */
  async function close() {
    const closed = new Promise((resolve) => server.close(resolve))
    // A connection whose last answer ends after this moment would be kept for the next request.
    const letGo = setInterval(() => server.closeIdleConnections(), 100)
    await closed
    clearInterval(letGo)
    await app.close()
  }
  return { server, close }
}
