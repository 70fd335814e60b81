import path from 'node:path'
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { allAtOnce, browserUse, copyOfData, root, siteServer } from '../support/site-server'
import { ADMIN, SEO_SITE, INDEXNOW_SERVER } from '../support/sites'

/** Tests of what crawlers get, on a site of its own whose content no other test changes. */
const config: PlaywrightTestConfig = {
  testDir: '.',
  outputDir: path.join(root, 'test-results/playwright-seo'),
  workers: 1,
  retries: 0,
  timeout: 180_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/seo.json') }]],
  use: { ...browserUse, ...devices['Desktop Chrome'], baseURL: SEO_SITE.url },
  webServer: allAtOnce([
    { command: `node e2e/support/indexnow-server.mjs ${INDEXNOW_SERVER.port}`, url: INDEXNOW_SERVER.url },
    siteServer(SEO_SITE.port, {
      DEMO: '1',
      FIREBASE_API_KEY: 'demo',
      FIREBASE_PROJECT_ID: 'demo-seo',
      DATA_DIR: copyOfData('seo'),
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      INDEXNOW_KEY: INDEXNOW_SERVER.key,
      INDEXNOW_ENDPOINT: INDEXNOW_SERVER.url,
    }),
  ]),
}

export default defineConfig(config)
