import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './lib/server/db/schema.ts',
    './lib/server/db/history-schema.ts',
    './lib/server/db/product-schema.ts',
    './lib/server/db/saved-schema.ts',
    './lib/server/db/jobs-schema.ts',
    './lib/server/db/import-schema.ts',
    './lib/server/db/redirect-schema.ts',
    './lib/server/db/plan-schema.ts',
    './lib/server/db/picture-schema.ts',
  ],
  out: './lib/server/db/migrations',
})
