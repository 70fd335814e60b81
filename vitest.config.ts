import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: { '@': import.meta.dirname, 'server-only': new URL('./node_modules/server-only/empty.js', import.meta.url).pathname },
  },
  test: {
    include: ['{app,components,lib}/**/*.test.{ts,tsx}', 'middleware.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    globalSetup: ['./lib/server/db/test-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
