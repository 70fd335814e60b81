/** Checks the settings once, before the first request: a wrong one stops the start with a sentence. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startUp } = await import('@/lib/server/start-up')
  await startUp()
}
