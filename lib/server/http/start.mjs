/**
 * `npm start`, and with `--dev` `npm run dev`: prepares Next, whose instrumentation opens what the site depends on
 * (lib/server/start.ts), and serves it through lib/server/http/server.ts. Next reads NODE_ENV while it is loaded, so it is set before.
 */
import { createServer } from 'node:http'
import { providedServer } from '../core/singleton.mjs'

const dev = process.argv.includes('--dev')
const environment = /** @type {Record<string, string | undefined>} */ (process.env)
environment.NODE_ENV ||= dev ? 'development' : 'production'
await import('../core/load-env.mjs')
const port = Number(process.env.PORT?.trim() || 3000)

async function start() {
  const { default: next } = await import('next')
  // Next listens for upgrades on a server of its own, or else on that of its first request, and in production answers none.
  const upgrades = createServer()
  const app = next({ dev, dir: process.cwd(), port, hostname: 'localhost', httpServer: upgrades })
  await app.prepare()
  /** @type {import('./server').Next} */
  const prepared = {
    handle: app.getRequestHandler(),
    ...(dev && { upgrade: (...upgrade) => void upgrades.emit('upgrade', ...upgrade) }),
    close: () => app.close(),
  }
  const serve = await providedServer
  return serve(prepared, { port })
}

const close = await start().catch((/** @type {Error} */ error) => {
  console.error(`The site cannot be served on port ${port}: ${error.message}`)
  process.exit(1)
})
console.info(`The site is at http://localhost:${port}`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void close().finally(() => process.exit(0)))
}
