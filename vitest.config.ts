import { defineConfig } from 'vitest/config'
import { SlowFirst } from './vitest-order'

export default defineConfig({
  resolve: {
    alias: { '@': import.meta.dirname, 'server-only': new URL('./node_modules/server-only/empty.js', import.meta.url).pathname },
  },
  test: {
    include: ['{app,components,lib}/**/*.test.{ts,tsx}', 'middleware.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    globalSetup: ['./lib/server/db/test-server.ts'],
    testTimeout: 30_000,
    // Many tests wait for a process or a disk: every processor has a worker.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    hookTimeout: 60_000,
  },
})
