import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that start whole processes or send thousands of calls; started last, they would run alone at the end. */
const SLOW = /\/(survival|cluster)\/|\/(emulator|open-embedded|sweep|access)\.test/

/** Runs the slow test files first, then the others in Vitest's order. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files)
    const slow = ordered.filter(({ moduleId }) => SLOW.test(moduleId))
    return [...slow, ...ordered.filter((file) => !slow.includes(file))]
  }
}

export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'server-only': new URL('./node_modules/server-only/empty.js', import.meta.url).pathname,
    },
  },
  test: {
    include: ['{app,components,lib,e2e,.ci}/**/*.test.{ts,tsx,mjs}'],
    setupFiles: ['./vitest.setup.ts'],
    globalSetup: ['./lib/testing/servers/postgresql-server.ts'],
    testTimeout: 60_000,
    // Many tests wait for a process or a disk, so each CPU gets a worker.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    hookTimeout: 60_000,
  },
})
