import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { allAtOnce, copyOfData, root, siteServer } from '../support/site-server'
import { ADMIN, ENGINES_SITE } from '../support/sites'
import type { EngineName } from './engine-test'

/** A smoke of the site in Firefox and WebKit. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: path.join(root, 'test-results/playwright-engines'),
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/engines.json') }]],
  projects: (['Firefox', 'WebKit'] as const).map((name) => ({ name, workers: 1, use: { engineName: name } })),
  webServer: allAtOnce([
    siteServer(ENGINES_SITE.port, {
      DATA_DIR: copyOfData('engines'),
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    }),
  ]),
})
