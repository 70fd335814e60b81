import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserUse, data, root, siteServer } from '../support/site-server'
import { ADMIN, AUTH_EMULATOR, SHOP_SERVER, SWEEP_SITE } from '../support/sites'

const swept = `${data}-swept`

// Workers load this file again; only the main process sets up the data.
if (!process.env.TEST_WORKER_INDEX) {
  rmSync(swept, { recursive: true, force: true })
  // The lock is a socket of another process.
  cpSync(data, swept, { recursive: true, filter: (source) => path.basename(source) !== '.lock' })
}

/** Every screen and control, on a site of its own: what they show is fixed. One worker a width, in order. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results/sweep'),
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/sweep.json') }]],
  use: { ...browserUse, baseURL: SWEEP_SITE.url },
  projects: [
    { name: 'content', testMatch: 'content.spec.ts' },
    {
      name: 'desktop',
      testMatch: '{sweep,layout}.spec.ts',
      dependencies: ['content'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: 'sweep.spec.ts',
      dependencies: ['content'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
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
    siteServer(SWEEP_SITE.port, {
      DATA_DIR: swept,
      DEMO: '1',
      FIREBASE_API_KEY: 'demo',
      FIREBASE_PROJECT_ID: AUTH_EMULATOR.project,
      FIREBASE_AUTH_EMULATOR_HOST: AUTH_EMULATOR.host,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      FETCH_REWRITE_BASE: SHOP_SERVER.url,
      ALLOW_TEST_FETCH: '1',
    }),
  ],
})
