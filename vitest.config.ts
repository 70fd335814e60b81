import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const FOLDERS = ['app', 'components', 'lib', '.ci', 'e2e/sweep']
const TESTS = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
)
const hasDom = (text: string) => text.includes('@vitest-environment jsdom')
/** Whether a test replaces modules or starts processes, which others of its worker would notice. */
const isAlone = (text: string) =>
  /\bvi\.(?:mock|doMock|resetModules)\(|\b(?:spawn|fork|execFile|siteProcess)\(/.test(text)

/** A project of the tests that a condition selects. */
const project = (
  name: string,
  condition: (text: string) => boolean,
  options: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration => ({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'server-only': new URL('./node_modules/server-only/empty.js', import.meta.url).pathname,
    },
  },
  test: {
    name,
    include: TESTS.filter(({ text }) => condition(text)).map(({ file }) => file),
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...options,
  },
})

export default defineConfig({
  test: {
    globalSetup: ['./lib/testing/servers/postgresql-server.ts'],
    // Many tests wait for a process or a disk, so each CPU gets a worker.
    maxWorkers: '100%',
    projects: [
      project('plain', (text) => !hasDom(text) && !isAlone(text), { isolate: false }),
      project('dom', hasDom, { pool: 'vmThreads' }),
      project('alone', (text) => !hasDom(text) && isAlone(text), {}),
    ],
  },
})
