import type { ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setLifecycleStage } from '../server/core/lifecycle'
import { createSite } from '../server/http/server'
import type { Handle } from './page-cache'

/**
 * Serves the whole request pipeline in front of a fake Next, on a free local port.
 * @param withPageCache false leaves the page cache out, as in development
 */
export async function startPipeline(
  handle: Handle,
  { withPageCache = false, ...options }: ServerOptions & { withPageCache?: boolean } = {},
) {
  setLifecycleStage('serving')
  const next = async (...exchange: Parameters<Handle>) => void (await handle(...exchange))
  const { server, close } = createSite({ handle: next, close: async () => {} }, withPageCache ? next : null, options)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, close, port, base: `http://127.0.0.1:${port}` }
}
