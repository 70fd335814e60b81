import type { Instrumentation } from 'next'

/** Opens what the site stands on, before the first request: what is wrong, or cannot be loaded, ends the process with a sentence. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    try {
      const { startUp } = await import('@/lib/server/start')
      await startUp()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    }
  }
}

/** Next prints what failed while a page was drawn; the log keeps it with the request it failed for. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/server/core/log')
  log.error({ err: error, routePath, routeType }, 'a page could not be drawn')
}
