import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Makes a server listen on a local port, a free one by default. */
export async function listen(server: Server, ownPort = 0) {
  await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { server, port, base: `http://127.0.0.1:${port}`, close }
}

/** Starts an HTTP server on a free local port. */
export const startServer = (listener: RequestListener, options: ServerOptions = {}) =>
  listen(createServer(options, listener))
