import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { root } from '../support/site-server'

/** Tests of running and attacking a site; most need no browser. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results/playwright-operations'),
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/operations.json') }]],
})
