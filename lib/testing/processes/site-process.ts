import { ADMIN, ADMIN_PASSWORD } from '../api'
import { freePort } from '../servers/free-port'
import { startProcess } from './start-process'

export type SiteProcess = Awaited<ReturnType<typeof startSiteProcess>>

/** Starts the production build in a child process; resolves when it accepts requests. */
export async function startSiteProcess(settings: Record<string, string>) {
  const port = settings.PORT ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    PORT: `${port}`,
    ADMIN_PASSWORD,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'fatal',
    ...settings,
  }
  const isReady = (printed: string) => printed.includes(origin.slice(-4))
  const { kill } = await startProcess(['lib/server/http/start.mjs'], environment, isReady)
  return { origin, kill }
}

/** Fetches a page; null if there was no response. */
export async function read(address: string): Promise<{ status: number; text: string } | null> {
  try {
    const answer = await fetch(address)
    return { status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}

/** Calls the API as the administrator; null if there was no response. */
export async function ask(origin: string, method: string, path: string, body?: unknown) {
  try {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: ADMIN, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as { message?: string; data: { post: { id: string }; posts: { id: string }[] } },
    }
  } catch {
    return null
  }
}
