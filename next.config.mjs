import { isEnabled } from './lib/server/core/optimizations.mjs'
import { compressScripts, hintCompile } from './lib/server/http/built-scripts.mjs'

/** No cache stores the admin's pages, and no search engine lists them. */
const PRIVATE_HEADERS = [
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
  { key: 'Cache-Control', value: 'private, no-store' },
]

const FEEDS = 'feed\\.xml|atom\\.xml|feed\\.json'

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // npm test checks the types in a separate step.
  typescript: { ignoreBuildErrors: true },
  // The page cache compresses and sets ETags: Next's would cost more than serving a cached page.
  compress: false,
  generateEtags: false,
  skipTrailingSlashRedirect: true,
  // Metadata is in the <head> of the initial HTML for all clients, not only for crawlers.
  htmlLimitedBots: /.*/,
  serverExternalPackages: [
    '@electric-sql/pglite',
    'postgres',
    '@redis/client',
    '@aws-sdk/client-s3',
    'pino',
    'prom-client',
    'sharp',
  ],
  experimental: {
    // Written for the next build, which a fresh clone does not have: 18 s of processor time of 97.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // Node maps no stack of a production build: 10 s and 45 MB that nothing reads.
    ...(process.env.NODE_ENV === 'production' && { turbopackSourceMaps: false }),
    // Preloading every page makes a start 50 % slower; without it each loads within 0.1 s on its first request.
    preloadEntriesOnStart: false,
    // Bytes of source. Scripts that load together are merged: fewer requests, and 2 kB less for Next and React than as five files.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 2_000_000 },
  },
  turbopack: { root: import.meta.dirname },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      if (isEnabled('compile-hint')) await hintCompile(distDir)
      await compressScripts(distDir)
    },
  },
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
  headers: async () => [{ source: '/:page(admin|admin-login|draft)/:path*', headers: PRIVATE_HEADERS }],
  redirects: async () =>
    ['/explore', '/compare'].map((source) => ({ source, destination: '/?tab=explore', permanent: true })),
}
