import path from 'node:path'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { ANOTHER_API, PHONE, WITHOUT_ACCOUNTS } from './support/page-test'
import {
  allAtOnce,
  browserUse,
  copyOfData,
  OUTSIDE_SERVERS,
  OWN_DATA,
  root,
  siteServer as site,
} from './support/site-server'
import { READ_ONLY_SITE, READ_ONLY_EXTERNAL_SITE, WRITABLE_SITE, WRITABLE_EXTERNAL_SITE } from './support/sites'

const [read, written] = [copyOfData('read'), copyOfData('written')]

/** What visitors see: tests that read alone. */
const PUBLIC_TESTS = '**/visitor/*.spec.ts'
/** What the administrator and visitors with an account do. */
const WRITING_TESTS = '**/{admin,account}/**/*.spec.ts'

const AT_PHONE_WIDTH = new RegExp(PHONE.tag)
const ONE_A_SCREEN = new RegExp(ANOTHER_API.tag)
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
  webServer: allAtOnce([
    ...OUTSIDE_SERVERS,
    site(READ_ONLY_SITE.port, { ...OWN_DATA, DATA_DIR: read }),
    site(WRITABLE_SITE.port, { ...OWN_DATA, DATA_DIR: written }),
    site(READ_ONLY_EXTERNAL_SITE.port, { DATA_DIR: `${read}-apart`, API_BASE_URL: READ_ONLY_SITE.url }),
    site(WRITABLE_EXTERNAL_SITE.port, { DATA_DIR: `${written}-apart`, API_BASE_URL: WRITABLE_SITE.url }),
  ]),
}

export default defineConfig(config)
