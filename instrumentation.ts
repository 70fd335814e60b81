import type { Instrumentation } from 'next'

/** Opens what the site depends on, before the first request; any error ends the process with a sentence. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      const { start } = await import('@/lib/server/start')
      await start()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    }
  }
}

/** Next prints render errors; the log also records the request that failed. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/server/core/log')
  log.error({ err: error, routePath, routeType }, 'a page could not be rendered')
}
