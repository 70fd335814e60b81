import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromiumPath } from './chromium'
import { ADMIN, AUTH_EMULATOR, SHOP_SERVER } from './sites'

export const root = path.resolve(import.meta.dirname, '../..')
/** The demo's data. */
export const data = path.resolve(root, process.env.E2E_DATA ?? 'test-results/demo')

/**
 * A copy of the demo's data for a site; nothing opens the data itself, so that several configurations can copy it at a time.
 * Only the main process makes it: workers load configurations again.
 * @returns its folder.
 */
export function copyOfData(suffix: string): string {
  const copy = `${data}-${suffix}`
  if (process.env.TEST_WORKER_INDEX) return copy
  copyData(copy)
  return copy
}

/** Replaces a folder by a copy of the demo's data. */
export function copyData(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  // The lock is a socket of another process.
  cpSync(data, folder, { recursive: true, filter: (source) => path.basename(source) !== '.lock' })
}

/** Settings of a site with its own data, which needs the two servers below. */
export const OWN_DATA = {
  // A production build may use the Auth Emulator in the demo.
  DEMO: '1',
  FIREBASE_API_KEY: 'demo',
  FIREBASE_PROJECT_ID: AUTH_EMULATOR.project,
  FIREBASE_AUTH_EMULATOR_HOST: AUTH_EMULATOR.host,
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
  FETCH_REWRITE_BASE: SHOP_SERVER.url,
  ALLOW_TEST_FETCH: '1',
}

type Server = { command: string; url: string; env?: Record<string, string> }

/** Web server entry that starts several servers at once; Playwright would start one after the other. */
export const allAtOnce = (servers: Server[], timeout = 120_000) => ({
  command: 'node e2e/support/start-servers.mjs',
  cwd: root,
  env: { SERVERS: JSON.stringify(servers) },
  wait: { stdout: /^ready$/m },
  timeout,
})

/** What stands for the shops and the identity provider of a site. */
export const OUTSIDE_SERVERS: Server[] = [
  { command: `node e2e/support/shop-server.mjs ${SHOP_SERVER.port}`, url: `${SHOP_SERVER.url}/ready` },
  { command: 'node node_modules/tsx/dist/cli.mjs e2e/support/auth-emulator.ts', url: AUTH_EMULATOR.url },
]

/** A production build. */
export const siteServer = (port: number, settings: Record<string, string>): Server => ({
  command: 'node lib/server/http/start.mjs',
  url: `http://localhost:${port}/api/data/posts/categories`,
  env: {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
    ...settings,
  },
})

/** Browser settings of all tests. */
export const browserUse = {
  video: 'off' as const,
  trace: 'off' as const,
  // Less than that of a test, so that the report of an act without a target still holds the page.
  actionTimeout: 80_000,
  launchOptions: {
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  },
}
