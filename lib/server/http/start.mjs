/**
 * `npm start`, and with `--dev` `npm run dev`: prepares Next, whose instrumentation opens what the site depends on
 * (lib/server/start.ts), and serves it through lib/server/http/server.ts. Next reads NODE_ENV while it is loaded, so it is set before.
 */
import { createServer } from 'node:http'
import { singleton } from '../core/singleton.mjs'

const dev = process.argv.includes('--dev')
const environment = /** @type {Record<string, string | undefined>} */ (process.env)
environment.NODE_ENV ||= dev ? 'development' : 'production'
await import('../core/load-env.mjs')
const port = Number(process.env.PORT?.trim() || 3000)

async function start() {
  const { default: next } = await import('next')
  // Without a server of its own Next would listen for upgrades on that of its first request.
  const app = next({ dev, dir: process.cwd(), port, hostname: 'localhost', httpServer: createServer() })
  await app.prepare()
  /** @type {import('./server').Next} */
  const prepared = {
    handle: app.getRequestHandler(),
    ...(dev && { upgrade: app.getUpgradeHandler() }),
    close: () => app.close(),
  }
  /** @type {{ serve?: import('./server').serve }} */
  const { serve } = singleton('site-server', () => ({}))
  if (!serve) throw new Error('instrumentation.ts has not run')
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
