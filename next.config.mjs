import { fileURLToPath } from 'node:url'

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ['@electric-sql/pglite', 'postgres', 'pino', 'sharp'],
  outputFileTracingIncludes: { '/**': ['lib/server/db/migrations/**', 'node_modules/@electric-sql/pglite/dist/**'] },
  cacheHandler: fileURLToPath(new URL('lib/server/cache/page-cache.mjs', import.meta.url)),
  expireTime: 45,
  experimental: { isrFlushToDisk: false },
  turbopack: { root: import.meta.dirname },
  rewrites: async () => ({
    beforeFiles: [{ source: '/', has: [{ type: 'query', key: 'tab', value: 'explore' }], destination: '/explore' }],
    afterFiles: [{ source: '/', destination: '/home/main' }],
    fallback: [],
  }),
  redirects: async () => [{ source: '/home/:view*', destination: '/', permanent: true }],
}
