import path from 'node:path'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { browserUse, data, root, siteServer as site } from './support/site-server'
import { ADMIN, EMBEDDED, EMULATOR, EXTERNAL, SHOP } from './support/sites'

/** The journeys that a visitor makes; they are made on the external API too. */
const VISITOR = '**/visitor/*.spec.ts'
/** What the administrator does besides writing; the cookie and the header work there as they do here. */
const ADMINISTRATOR = '**/admin/{session,dashboard,drafts,visible-at-once}.spec.ts'

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

const config: PlaywrightTestConfig = {
  testDir: '.',
  testIgnore: '**/found/**',
  outputDir: path.join(root, 'test-results/playwright'),
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/playwright.json') }]],
  use: browserUse,
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
