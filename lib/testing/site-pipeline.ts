import type { ServerOptions } from 'node:http'
import { setLifecycleStage } from '../server/core/lifecycle'
import { createSite } from '../server/http/server'
import type { Handle } from './page-cache'
import { listen } from './servers/http-server'

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
  return { ...(await listen(server)), close }
}
