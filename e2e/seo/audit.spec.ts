import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { root } from '../support/site-server'
import { SEO_SITE } from '../support/sites'

const run = promisify(execFile)

test('the SEO audit reports no problem', async () => {
  const audit = await run('npx', ['tsx', 'lib/tools/seo-audit/run.ts', SEO_SITE.url], {
    cwd: root,
  }).catch((failure: { stdout: string; stderr: string }) => failure)
  const lines = audit.stdout.trim().split('\n')
  const summary = lines.pop() ?? audit.stderr
  expect(lines).toEqual([])
  expect(summary).toMatch(/^\d{2,} pages, \d{2,} of them for search engines, \d{2,} feeds: 0 finding\(s\)$/)
})
