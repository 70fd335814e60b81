import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { ANOTHER_API } from '../support/page-test'
import type { StagingOptions } from '../support/staging'
import { allAtOnce, browserUse, copyOfData, root, siteServer } from '../support/site-server'
import { ADMIN, OWN_API, OWN_API_SITE, STRICT_API, STRICT_API_REPORT, STRICT_API_SITE } from '../support/sites'

/** The site or the API to test; without either, the sites before a strict API and before our own. */
const {
  E2E_SITE_URL: site,
  E2E_API_BASE_URL: api,
  E2E_ADMIN_USERNAME: username,
  E2E_ADMIN_PASSWORD: password,
} = process.env
const results = path.join(root, 'test-results')
const isLocal = !site && !api

const before = (port: number, base: string) =>
  siteServer(port, { API_BASE_URL: base, DATA_DIR: path.join(results, `staging-site-${port}`) })

const servers = () => {
  if (site) return []
  if (api) return [before(STRICT_API_SITE.port, api.replace(/\/+$/, ''))]
  return [
    { command: 'node node_modules/tsx/dist/cli.mjs e2e/support/strict-api-server.ts', url: STRICT_API_REPORT.url },
    siteServer(OWN_API.port, {
      DATA_DIR: copyOfData('staging'),
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    }),
    before(STRICT_API_SITE.port, STRICT_API.url),
    before(OWN_API_SITE.port, OWN_API.url),
  ]
}
const start = allAtOnce(servers(), 900_000)
const command = existsSync(path.join(root, '.next/BUILD_ID')) ? start.command : `npm run build && ${start.command}`

const admin = username && password ? { username, password } : null
const target = {
  name: 'staging',
  use: { baseURL: site ?? STRICT_API_SITE.url, apiBase: (api ?? site ?? '').replace(/\/+$/, ''), admin },
}
const strict = {
  name: 'strict API',
  use: { baseURL: STRICT_API_SITE.url, apiBase: STRICT_API.url, admin: ADMIN, reportOfRefused: STRICT_API_REPORT.url },
}
const own = {
  name: 'own API',
  // The strict API gets every journey; what the site does before our own differs by screen, not by story.
  grep: new RegExp(ANOTHER_API.tag),
  use: { baseURL: OWN_API_SITE.url, apiBase: OWN_API.url, admin: ADMIN },
}

/** Journeys that need no content of their own, against any site or API. */
export default defineConfig<StagingOptions>({
  testDir: '.',
  outputDir: path.join(results, 'playwright-staging'),
  workers: 2,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(results, 'staging.json') }],
    ['../support/skipped-reporter.ts', { isFailure: isLocal }],
  ],
  use: { ...browserUse, ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
  // The tests of a site run one after the other: some write, others count.
  projects: (isLocal ? [strict, own] : [target]).map((project) => ({ ...project, workers: 1 })),
  webServer: site ? [] : { ...start, command },
})
