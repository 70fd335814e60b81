import path from 'node:path'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { chromiumPath } from './support/chromium'
import { ADMIN, EMBEDDED, EMULATOR, EXTERNAL, SHOP } from './support/sites'

const root = path.resolve(import.meta.dirname, '..')
const data = path.resolve(root, process.env.E2E_DATA ?? 'test-results/demo')

/** The journeys that a visitor makes; they are made on the external API too. */
const VISITOR = '**/visitor/*.spec.ts'
/** What the administrator does besides writing; the cookie and the header work there as they do here. */
const ADMINISTRATOR = '**/admin/{session,dashboard,drafts,visible-at-once}.spec.ts'

const site = (port: number, settings: Record<string, string>) => ({
  command: 'node lib/server/front/start.mjs',
  cwd: root,
  url: `http://localhost:${port}/api/data/posts/categories`,
  stdout: 'ignore' as const,
  timeout: 120_000,
  env: { NODE_ENV: 'production', PORT: String(port), SITE_URL: `http://localhost:${port}`, LOG_LEVEL: 'error', TRUSTED_PROXIES: '1', ...settings },
})

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

const config: PlaywrightTestConfig = {
  testDir: '.',
  outputDir: path.join(root, 'test-results/playwright'),
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/playwright.json') }]],
  use: {
    video: 'off',
    trace: 'off',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'desktop', use: { ...desktop, baseURL: EMBEDDED.url } },
    { name: 'phone', use: { ...phone, baseURL: EMBEDDED.url } },
    { name: 'external desktop', testMatch: [VISITOR, ADMINISTRATOR], use: { ...desktop, baseURL: EXTERNAL.url } },
    { name: 'external phone', testMatch: VISITOR, use: { ...phone, baseURL: EXTERNAL.url } },
  ],
  webServer: [
    { command: `node e2e/support/shop-server.mjs ${SHOP.port}`, cwd: root, url: `${SHOP.url}/ready` },
    { command: 'node node_modules/tsx/dist/cli.mjs e2e/support/auth-emulator.ts', cwd: root, url: EMULATOR.url, timeout: 120_000 },
    site(EMBEDDED.port, {
      // The demo may use the emulator in a production build.
      DEMO: '1',
      FIREBASE_API_KEY: 'demo',
      FIREBASE_PROJECT_ID: EMULATOR.project,
      FIREBASE_AUTH_EMULATOR_HOST: EMULATOR.host,
      DATA_DIR: data,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      FETCH_REWRITE_BASE: SHOP.url,
      ALLOW_TEST_FETCH: '1',
    }),
    site(EXTERNAL.port, { DATA_DIR: `${data}-external`, API_BASE_URL: EMBEDDED.url }),
  ],
}

export default defineConfig(config)
