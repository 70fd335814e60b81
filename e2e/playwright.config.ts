import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { ANY_WIDTH } from './support/page-test'
import { browserUse, data, root, siteServer as site } from './support/site-server'
import { ADMIN, EMULATOR, READING, READING_APART, SHOP, WRITING, WRITING_APART } from './support/sites'

const written = `${data}-written`

// Workers load this file again; only the main process sets up the data.
if (!process.env.TEST_WORKER_INDEX) {
  rmSync(written, { recursive: true, force: true })
  // The lock is a socket of another process.
  cpSync(data, written, { recursive: true, filter: (source) => path.basename(source) !== '.lock' })
}

/** Public pages, also run with the external API. */
const VISITOR = '**/visitor/*.spec.ts'
/** Rendering, which does not depend on the API. */
const DRAWN = '**/visitor/{screenshots,layout-shift,keyboard}.spec.ts'
/** The admin area without the editor, also run with the external API. */
const ADMINISTRATOR = '**/admin/{session,dashboard,drafts,visible-after-write,recently-deleted,history}.spec.ts'

/** Run by e2e/seo/seo.config.ts. */
const FOUND = '**/seo/*.spec.ts'
/** Run by e2e/operations/operations.config.ts. */
const OPERATOR = '**/operations/*.spec.ts'

/** Tests that do not depend on the viewport run on desktop only. */
const AT_ONE_WIDTH = new RegExp(ANY_WIDTH.tag)

/** Settings of a site with its own data. */
const OWN = {
  // A production build may use the Auth Emulator in the demo.
  DEMO: '1',
  FIREBASE_API_KEY: 'demo',
  FIREBASE_PROJECT_ID: EMULATOR.project,
  FIREBASE_AUTH_EMULATOR_HOST: EMULATOR.host,
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_PASSWORD: ADMIN.password,
  FETCH_REWRITE_BASE: SHOP.url,
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
    { name: 'desktop', testMatch: VISITOR, use: { ...desktop, baseURL: READING.url } },
    { name: 'phone', testMatch: VISITOR, grepInvert: AT_ONE_WIDTH, use: { ...phone, baseURL: READING.url } },
    { name: 'writing desktop', testIgnore: [VISITOR, FOUND, OPERATOR], use: { ...desktop, baseURL: WRITING.url } },
    { name: 'writing phone', testIgnore: [VISITOR, FOUND, OPERATOR], grepInvert: AT_ONE_WIDTH, use: { ...phone, baseURL: WRITING.url } },
    { name: 'external desktop', testMatch: VISITOR, testIgnore: DRAWN, use: { ...desktop, baseURL: READING_APART.url } },
    { name: 'external writing', testMatch: ADMINISTRATOR, use: { ...desktop, baseURL: WRITING_APART.url } },
  ],
  webServer: [
    { command: `node e2e/support/shop-server.mjs ${SHOP.port}`, cwd: root, url: `${SHOP.url}/ready` },
    { command: 'node node_modules/tsx/dist/cli.mjs e2e/support/auth-emulator.ts', cwd: root, url: EMULATOR.url, timeout: 120_000 },
    site(READING.port, { ...OWN, DATA_DIR: data }),
    site(WRITING.port, { ...OWN, DATA_DIR: written }),
    site(READING_APART.port, { DATA_DIR: `${data}-apart`, API_BASE_URL: READING.url }),
    site(WRITING_APART.port, { DATA_DIR: `${written}-apart`, API_BASE_URL: WRITING.url }),
  ],
}

export default defineConfig(config)
