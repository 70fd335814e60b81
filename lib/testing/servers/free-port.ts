import { startServer } from './http-server'

/** Returns a free local port. */
export async function freePort(): Promise<number> {
  const { port, close } = await startServer(() => {})
  await close()
  return port
}
