import { createServer, type RequestListener, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts an HTTP server on a free local port. */
export async function startServer(listener: RequestListener, options: ServerOptions = {}) {
  const server = createServer(options, listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, port, base: `http://127.0.0.1:${port}` }
}
