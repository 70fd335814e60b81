import path from 'node:path'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { ANY_WIDTH, WITH_ACCOUNTS, WITHOUT_ACCOUNTS } from './support/page-test'
import {
  browserUse,
  copyOfData,
  data,
  OUTSIDE_SERVERS,
  OWN_DATA,
  root,
  siteServer as site,
} from './support/site-server'
import { READ_ONLY_SITE, READ_ONLY_EXTERNAL_SITE, WRITABLE_SITE, WRITABLE_EXTERNAL_SITE } from './support/sites'

const written = copyOfData('written')

/** Public pages, also run with the external API. */
const PUBLIC_TESTS = '**/visitor/*.spec.ts'
/** Rendering, which does not depend on the API. */
const RENDERING_TESTS = '**/visitor/{screenshots,layout-shift,keyboard}.spec.ts'
/** The admin area without the editor, also run with the external API. */
const ADMIN_TESTS = '**/admin/{session,dashboard,drafts,visible-after-write,recently-deleted,history}.spec.ts'

/** Run by e2e/seo/seo.config.ts. */
const SEO_TESTS = '**/seo/*.spec.ts'
/** Run by e2e/operations/operations.config.ts. */
const OPERATIONS_TESTS = '**/operations/*.spec.ts'

/** Run by e2e/sweep/sweep.config.ts. */
const SWEEP = '**/sweep/**'
/** Run by e2e/staging/staging.config.ts. */
const STAGING = '**/staging/**'

/** Tests that do not depend on the viewport run on desktop only. */
const AT_ONE_WIDTH = new RegExp(ANY_WIDTH.tag)
const ACCOUNTS = new RegExp(WITH_ACCOUNTS.tag)
const NO_ACCOUNTS = new RegExp(WITHOUT_ACCOUNTS.tag)

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
      grepInvert: [AT_ONE_WIDTH, NO_ACCOUNTS],
      use: { ...phone, baseURL: READ_ONLY_SITE.url },
    },
    {
      name: 'writing desktop',
      testIgnore: [PUBLIC_TESTS, SEO_TESTS, OPERATIONS_TESTS, SWEEP, STAGING],
      use: { ...desktop, baseURL: WRITABLE_SITE.url },
    },
    {
      name: 'writing phone',
      testIgnore: [PUBLIC_TESTS, SEO_TESTS, OPERATIONS_TESTS, SWEEP, STAGING],
      grepInvert: AT_ONE_WIDTH,
      use: { ...phone, baseURL: WRITABLE_SITE.url },
    },
    {
      name: 'external desktop',
      testMatch: PUBLIC_TESTS,
      testIgnore: RENDERING_TESTS,
      grepInvert: ACCOUNTS,
      use: { ...desktop, baseURL: READ_ONLY_EXTERNAL_SITE.url },
    },
    { name: 'external writing', testMatch: ADMIN_TESTS, use: { ...desktop, baseURL: WRITABLE_EXTERNAL_SITE.url } },
  ],
  webServer: [
    ...OUTSIDE_SERVERS,
    site(READ_ONLY_SITE.port, { ...OWN_DATA, DATA_DIR: data }),
    site(WRITABLE_SITE.port, { ...OWN_DATA, DATA_DIR: written }),
    site(READ_ONLY_EXTERNAL_SITE.port, { DATA_DIR: `${data}-apart`, API_BASE_URL: READ_ONLY_SITE.url }),
    site(WRITABLE_EXTERNAL_SITE.port, { DATA_DIR: `${written}-apart`, API_BASE_URL: WRITABLE_SITE.url }),
  ],
}

export default defineConfig(config)
