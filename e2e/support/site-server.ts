import path from 'node:path'
import { chromiumPath } from './chromium'

export const root = path.resolve(import.meta.dirname, '../..')
export const data = path.resolve(root, process.env.E2E_DATA ?? 'test-results/demo')

/** Web server entry of a production build, for a Playwright config. */
export const siteServer = (port: number, settings: Record<string, string>) => ({
  command: 'node lib/server/http/start.mjs',
  cwd: root,
  url: `http://localhost:${port}/api/data/posts/categories`,
  stdout: 'ignore' as const,
  timeout: 120_000,
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
  launchOptions: {
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  },
}
