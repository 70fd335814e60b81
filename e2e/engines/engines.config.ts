import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { data, root, siteServer } from '../support/site-server'
import { ADMIN, ENGINES_SITE } from '../support/sites'
import type { EngineName } from './engine-test'

const written = `${data}-engines`

// Workers load this file again; only the main process sets up the data.
if (!process.env.TEST_WORKER_INDEX) {
  rmSync(written, { recursive: true, force: true })
  cpSync(data, written, { recursive: true, filter: (source) => path.basename(source) !== '.lock' })
}

/** A smoke of the site in Firefox and WebKit. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: path.join(root, 'test-results/playwright-engines'),
  workers: 2,
  retries: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/engines.json') }]],
  projects: (['Firefox', 'WebKit'] as const).map((name) => ({ name, workers: 1, use: { engineName: name } })),
  webServer: [
    siteServer(ENGINES_SITE.port, {
      DATA_DIR: written,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    }),
  ],
})
