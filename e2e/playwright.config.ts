import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { ANOTHER_API, PHONE, WITHOUT_ACCOUNTS } from './support/page-test'
import { browserUse, data, root, siteServer as site } from './support/site-server'
import {
  ADMIN,
  AUTH_EMULATOR,
  READ_ONLY_SITE,
  READ_ONLY_EXTERNAL_SITE,
  SHOP_SERVER,
  WRITABLE_SITE,
  WRITABLE_EXTERNAL_SITE,
} from './support/sites'

const written = `${data}-written`

// Workers load this file again; only the main process sets up the data.
if (!process.env.TEST_WORKER_INDEX) {
  rmSync(written, { recursive: true, force: true })
  // The lock is a socket of another process.
  cpSync(data, written, { recursive: true, filter: (source) => path.basename(source) !== '.lock' })
}

/** What visitors see: tests that read alone. */
const PUBLIC_TESTS = '**/visitor/*.spec.ts'
/** What the administrator and visitors with an account do. */
const WRITING_TESTS = '**/{admin,account}/**/*.spec.ts'

const AT_PHONE_WIDTH = new RegExp(PHONE.tag)
const ONE_A_SCREEN = new RegExp(ANOTHER_API.tag)
const NO_ACCOUNTS = new RegExp(WITHOUT_ACCOUNTS.tag)

/** Settings of a site with its own data. */
const OWN_DATA = {
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

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

const config: PlaywrightTestConfig = {
  testDir: '.',
  outputDir: path.join(root, 'test-results/playwright'),
  fullyParallel: false,
  workers: 2,
  // A browser hangs once in hundreds of tests; those that pass on retry are reported as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' } },
  snapshotPathTemplate: '{testDir}/screenshots/{projectName}/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/playwright.json') }]],
  use: browserUse,
  projects: [
    {
      name: 'desktop',
      testMatch: PUBLIC_TESTS,
      grepInvert: NO_ACCOUNTS,
      use: { ...desktop, baseURL: READ_ONLY_SITE.url },
    },
    {
      name: 'phone',
      testMatch: PUBLIC_TESTS,
      grep: AT_PHONE_WIDTH,
      use: { ...phone, baseURL: READ_ONLY_SITE.url },
    },
    {
      name: 'writing desktop',
      testMatch: WRITING_TESTS,
      use: { ...desktop, baseURL: WRITABLE_SITE.url },
    },
    {
      name: 'writing phone',
      testMatch: WRITING_TESTS,
      grep: AT_PHONE_WIDTH,
      use: { ...phone, baseURL: WRITABLE_SITE.url },
    },
    {
      name: 'external desktop',
      testMatch: PUBLIC_TESTS,
      grep: ONE_A_SCREEN,
      use: { ...desktop, baseURL: READ_ONLY_EXTERNAL_SITE.url },
    },
    {
      name: 'external writing',
      testMatch: WRITING_TESTS,
      grep: ONE_A_SCREEN,
      use: { ...desktop, baseURL: WRITABLE_EXTERNAL_SITE.url },
    },
  ],
  webServer: [
    { command: `node e2e/support/shop-server.mjs ${SHOP_SERVER.port}`, cwd: root, url: `${SHOP_SERVER.url}/ready` },
    {
      command: 'node node_modules/tsx/dist/cli.mjs e2e/support/auth-emulator.ts',
      cwd: root,
      url: AUTH_EMULATOR.url,
      timeout: 120_000,
    },
    site(READ_ONLY_SITE.port, { ...OWN_DATA, DATA_DIR: data }),
    site(WRITABLE_SITE.port, { ...OWN_DATA, DATA_DIR: written }),
    site(READ_ONLY_EXTERNAL_SITE.port, { DATA_DIR: `${data}-apart`, API_BASE_URL: READ_ONLY_SITE.url }),
    site(WRITABLE_EXTERNAL_SITE.port, { DATA_DIR: `${written}-apart`, API_BASE_URL: WRITABLE_SITE.url }),
  ],
}

export default defineConfig(config)
