import path from 'node:path'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { browserUse, data, root, siteServer } from '../support/site-server'
import { ADMIN, FOUND, PINGS } from '../support/sites'

/** Tests of what crawlers get, on a site of its own whose content no other test changes. */
const config: PlaywrightTestConfig = {
  testDir: '.',
  outputDir: path.join(root, 'test-results/found'),
  workers: 1,
  retries: 0,
  timeout: 180_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/found.json') }]],
  use: { ...browserUse, ...devices['Desktop Chrome'], baseURL: FOUND.url },
  webServer: [
    { command: `node e2e/support/indexnow-server.mjs ${PINGS.port}`, cwd: root, url: PINGS.url },
    siteServer(FOUND.port, {
      DEMO: '1',
      FIREBASE_API_KEY: 'demo',
      FIREBASE_PROJECT_ID: 'demo-found',
      DATA_DIR: data,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      INDEXNOW_KEY: PINGS.key,
      INDEXNOW_ENDPOINT: PINGS.url,
    }),
  ],
}

export default defineConfig(config)
