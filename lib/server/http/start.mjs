/** `npm start`: the production server. Next reads NODE_ENV while it is loaded, so it is set before. */
const environment = /** @type {Record<string, string | undefined>} */ (process.env)
environment.NODE_ENV ||= 'production'
await import('../core/load-env.mjs')
const port = Number(process.env.PORT?.trim() || 3000)

const { serve } = await import('./create-server.mjs')
const { close } = await serve({ port }).catch((/** @type {Error} */ error) => {
  console.error(`The site cannot be served on port ${port}: ${error.message}`)
  process.exit(1)
})
console.info(`The site is at http://localhost:${port}`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void close().finally(() => process.exit(0)))
}
