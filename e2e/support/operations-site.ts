import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { SHORT_LIVED } from '../../lib/testing/processes/short-lived'
import { copyData, data, root } from './site-server'
import { ADMIN, OPERATIONS_SITE } from './sites'

export const SECRETS = {
  SESSION_SECRET: 'a-secret-for-sessions-of-40-characters-x',
  METRICS_TOKEN: 'a-token-for-metrics-42',
}
export const ADMIN_HEADER = `Basic ${btoa(`${ADMIN.username}:${ADMIN.password}`)}`
export const START = 'lib/server/http/start.mjs'
export const folder = `${data}-operated`

/** Tests on one site per worker, which is started again after a test that stopped it. */
export const test = base.extend<{ site: Process }, { shared: { site: Process | null } }>({
  shared: [
    async ({}, use) => {
      const shared: { site: Process | null } = { site: null }
      await use(shared)
      shared.site?.child.kill('SIGKILL')
      await shared.site?.ended
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ shared }, use) => {
      if (!shared.site || shared.site.child.exitCode !== null) shared.site = await startSite()
      await use(shared.site)
    },
    { auto: true, timeout: 120_000 },
  ],
})

export type Process = ReturnType<typeof run>

const environment = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...SECRETS,
  NODE_ENV: 'production',
  PORT: String(OPERATIONS_SITE.port),
  SITE_URL: 'https://www.site.test',
  DATA_DIR: folder,
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
  CONTACT: 'mailto:security@site.test',
  LOG_LEVEL: 'debug',
  SHUTDOWN_SECONDS: '60',
  ...settings,
})

/** Starts a site on a copy of the demo content; tests may stop its process. */
async function startSite() {
  copyData(folder)
  const site = run([START])
  await ready(OPERATIONS_SITE.url)
  return site
}

/**
 * Runs a Node script of the project, or another command, with the settings of a site.
 * @param detached whether it gets a process group of its own. @param cwd folder of another build.
 */
export function run(
  args: string[],
  settings: Record<string, string> = {},
  { command = process.execPath, detached = false, cwd = root } = {},
) {
  const child: ChildProcess = spawn(command, command === process.execPath ? [...SHORT_LIVED, ...args] : args, {
    cwd,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, ended, output: () => output }
}

export async function ready(url: string): Promise<void> {
  for (const until = Date.now() + 100_000; Date.now() < until;) {
    const answer = await fetch(`${url}/api/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The site did not get ready within a minute')
}
