import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { SHORT_LIVED } from './lib/testing/processes/short-lived'
import { IS_SOAK } from './lib/testing/soak.mjs'

const hasLongForm = (text: string) => /\/testing\/soak\.mjs'|\benginesFor\(/.test(text)
const FOLDERS = ['app', 'components', 'lib', 'e2e', '.ci']
const TESTS = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
).filter(({ file, text }) => (file.includes('.soak.') ? IS_SOAK : !IS_SOAK || hasLongForm(text)))
const hasDom = ({ text }: { text: string }) => text.startsWith('// @vitest-environment jsdom')

/**
 * Whether others of its worker would notice a test, or it them: it starts processes, renders a document of its own, or runs scripts
 * that listen as long as a page lives.
 */
const isAlone = ({ file, text }: (typeof TESTS)[number]) =>
  /^(?:app\/\(site\)\/error\.|lib\/early\/)/.test(file) || /\b(?:spawn|fork|execFile|siteProcess)\b/.test(text)

const project = (
  name: string,
  tests: typeof TESTS,
  isolate: boolean,
  execArgv: string[] = [],
): TestProjectInlineConfiguration => ({
  resolve: {
    alias: {
      '@': import.meta.dirname,
    },
  },
  test: {
    name,
    isolate,
    execArgv,
    include: tests.map(({ file }) => file),
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    globalSetup: ['./lib/testing/servers/postgresql-server.ts'],
    // Many tests wait for a process or a disk, so each CPU gets a worker.
    maxWorkers: '100%',
    projects: [
      // Files share the process of a worker and its packages, those with a DOM a document, too.
      project(
        'shared',
        TESTS.filter((test) => !isAlone(test) && !hasDom(test)),
        false,
      ),
      project(
        'document',
        TESTS.filter((test) => !isAlone(test) && hasDom(test)),
        false,
      ),
      project('alone', TESTS.filter(isAlone), true, SHORT_LIVED),
    ],
  },
})
