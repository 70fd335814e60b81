import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ADMIN, ADMIN_PASSWORD } from '../api'
import { freePort } from '../servers/free-port'
import { SHORT_LIVED } from './short-lived'

export type SiteProcess = Awaited<ReturnType<typeof startSiteProcess>>

/** Starts the production build in a child process; resolves when it accepts requests. */
export async function startSiteProcess(settings: Record<string, string>) {
  const port = settings.PORT ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const child: ChildProcess = spawn(process.execPath, [...SHORT_LIVED, 'lib/server/http/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PORT: `${port}`,
      ADMIN_PASSWORD,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'fatal',
      ...settings,
    },
  })
  let errors = ''
  child.stderr?.on('data', (chunk) => (errors += chunk))
  const ended = once(child, 'exit')
  const serves = new Promise<void>((resolve) =>
    child.stdout?.on('data', (chunk) => String(chunk).includes(origin.slice(-4)) && resolve()),
  )
  await Promise.race([serves, ended.then(() => Promise.reject(new Error(`The site did not start: ${errors}`)))])
  return {
    origin,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
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
      body: (await answer.json()) as { message?: string; data: { post: { id: string } } },
    }
  } catch {
    return null
  }
}
