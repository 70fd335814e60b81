import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { allAtOnce, browserUse, copyOfData, OUTSIDE_SERVERS, OWN_DATA, root, siteServer } from '../support/site-server'
import { SWEEP_SITE } from '../support/sites'
import { NARROW, WIDE } from './screen'

/**
 * Every screen, on a site of its own: what they show is fixed. A file is swept in order; `SOAK=1` is the long form, which
 * presses every control.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: path.join(root, 'test-results/sweep'),
  workers: 2,
  // A browser hangs once in hundreds of tests; those that pass on retry are reported as flaky.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/sweep.json') }], ['./sweep-reporter.ts']],
  use: { ...browserUse, baseURL: SWEEP_SITE.url },
  projects: [
    { name: 'content', testMatch: 'content.spec.ts' },
    {
      name: 'desktop',
      testIgnore: 'content.spec.ts',
      grepInvert: new RegExp(NARROW.tag),
      dependencies: ['content'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: '{content,layout}.spec.ts',
      grepInvert: new RegExp(WIDE.tag),
      dependencies: ['content'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: allAtOnce([
    ...OUTSIDE_SERVERS,
    siteServer(SWEEP_SITE.port, { ...OWN_DATA, DATA_DIR: copyOfData('swept') }),
  ]),
})
