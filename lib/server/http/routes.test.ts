import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { describe, expect, test, vi } from 'vitest'
import { NO_POSTS, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { TRACKER_NAMES } from '@/lib/format/addresses/trackers'
import { NORMALIZED_HEADER } from '@/lib/seo/normalize-url'
import { config } from '@/middleware'
import nextConfig from '../../../next.config.mjs'
import { siteUrl } from '../core/env'
import { SHARED_RENDER_HEADER } from '../core/request/render-context'
import { readSitemap } from '../pages/sitemap'
import { routeAt } from '@/lib/server/http/routing/route-at'
import { ROUTES, type Route } from './routes'
import '@/lib/testing/provide-site-api'

/** A URL of a route. */
function urlOf({ path: pattern, when }: Route): string {
  const url = pattern.replace('/[[...path]]', '/a').replace('[...path]', 'oak/17').replace('[...file]', 'a.js')
  return url.replaceAll(/\[\w+\]/g, '1') + (when ? `?${when.join('=')}` : '')
}
const titled = (routes: readonly Route[]) => routes.map((route) => [urlOf(route), route] as const)
const PAGES = ROUTES.filter(({ kind }) => kind === 'page')

describe('the table and the folders of app', () => {
  const folders = readdirSync('app', { recursive: true, withFileTypes: true })
    .filter((entry) => /^(?:page\.tsx|route\.tsx?)$/.test(entry.name))
    .map((entry) => path.relative('app', entry.parentPath).replaceAll(path.sep, '/'))

  test.each(folders)('the page or route handler in app/%s is named by lib/server/http/routes.ts', (folder) => {
    expect(ROUTES.map((route) => route.folder)).toContain(folder)
  })

  test.each(folders.filter((folder) => existsSync(`app/${folder}/page.tsx`)))(
    'the page in app/%s is rendered for a request, not at build, where no settings and no database are',
    (folder) => {
      const files = [`app/${folder}/page.tsx`, `app/${folder.split('/')[0]}/layout.tsx`].filter((file) =>
        existsSync(file),
      )
      expect(files.map((file) => readFileSync(file, 'utf8')).join('\n')).toContain("dynamic = 'force-dynamic'")
    },
  )

  test('every folder that the table names exists', () => {
    for (const { folder } of ROUTES) if (folder !== null) expect(folders).toContain(folder)
  })
})

test.each(titled(ROUTES))('%s is found as its own route', (url, route) => expect(routeAt(url)?.route).toBe(route))

test.each([
  '/constructor',
  '/__proto__/x',
  '/nothing',
  '/API/x',
  '/Uploads/1',
  '/searching',
  '/search/more',
  '/admin/x',
])('no route names %s', (url) => expect(routeAt(url)).toBeNull())

describe('the matcher of middleware.ts', () => {
  const isMatched = (url: string, headers: Record<string, string> = {}) =>
    doesMatch({ config, nextConfig, url: `http://site.test${url}`, headers })

  test.each(titled(PAGES.filter(({ policy }) => policy === 'nonce')))(
    '%s gets its nonce there, unless it is rendered for the page cache',
    (url, { cache, path: pattern }) => {
      // Next redirects this one, so no page is rendered.
      if (pattern === '/explore') return
      expect(isMatched(url)).toBe(true)
      if (cache) expect(isMatched(url, { [SHARED_RENDER_HEADER]: '1' })).toBe(false)
    },
  )

  test.each(titled(ROUTES.filter(({ kind, cache, policy }) => cache && (kind === 'file' || policy === 'hashes'))))(
    '%s, which is cached, is spared the cost of it',
    (url) => expect(isMatched(url)).toBe(false),
  )

  test.each(titled(ROUTES.filter(({ anyCase, path: pattern }) => anyCase && pattern !== '/')))(
    '%s is redirected there from another letter case, a superfluous slash, and a normalized URL',
    (url, { slash }) => {
      expect(isMatched(url.replace(/[a-z]/, (letter) => letter.toUpperCase()))).toBe(true)
      expect(isMatched(slash ? url.replace(/\/$/, '') : `${url}/`)).toBe(true)
      expect(isMatched(url, { [NORMALIZED_HEADER]: '1' })).toBe(true)
    },
  )

  test.each(['/%', '/category/%ff/', '/curated-posts/%c3%28', '/api/curated-posts/%zz'])(
    '%s is refused there as malformed',
    (url) => expect(isMatched(url)).toBe(true),
  )
})

describe('the rewrites of next.config.mjs', async () => {
  const { beforeFiles = [], afterFiles = [] } = ((await nextConfig.rewrites?.()) ?? {}) as Record<
    string,
    { destination: string }[]
  >
  const EXAMPLES = { ':name': 'all', ':file': 'feed.xml' }
  const targets = [...beforeFiles, ...afterFiles].map(({ destination }) =>
    Object.entries(EXAMPLES).reduce((url, [name, example]) => url.replace(name, example), destination),
  )

  test.each(targets)('%s, which one leads to, is named by the table', (url) => expect(routeAt(url)).not.toBeNull())
})

test('the sitemap lists every public page without parameters, and only pages that the table names', async () => {
  const api = await startUpstreamApi()
  vi.stubEnv('API_BASE_URL', api.base)
  api.replies.set('GET /api/curated-posts', NO_POSTS)
  api.replies.set('GET /api/data/posts/categories', { body: { data: { categories: ['Paint'] } } })
  const listed = [...((await readSitemap('pages.xml')) ?? '').matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) =>
    address.slice(siteUrl().length),
  )
  await api.close()
  const INTERNAL = /^\/page-(?:not-found|gone)$/
  const isPlain = ({ path: pattern, cache, when }: Route) => cache === 'pages' && !when && !/\[/.test(pattern)
  const plain = PAGES.filter(isPlain).map((route) => route.path)
  expect(listed).toEqual(expect.arrayContaining(plain.filter((pattern) => !INTERNAL.test(pattern))))
  const kinds = listed.map((url) => routeAt(url)?.route).map((route) => route && [route.kind, Boolean(route.isAdmin)])
  expect(kinds).toEqual(listed.map(() => ['page', false]))
})

test.each(titled(PAGES))('%s has the headers of a private page if it is one', async (url, { isAdmin = false }) => {
  const sources = ((await nextConfig.headers?.()) ?? []).map(({ source }) => source)
  const first = new RegExp(`^${sources[0]?.replace('/:page', '/').replace('/:path*', '(?:/.*)?')}$`)
  expect(sources).toHaveLength(1)
  expect(first.test(url.split('?', 1)[0] ?? '')).toBe(isAdmin)
})

describe('nginx.conf', () => {
  const shipped = readFileSync('lib/server/http/nginx.conf', 'utf8')
  const [pages, files] = [...shipped.matchAll(/location ~ (\S+) \{/g)].map(([, pattern = '']) => new RegExp(pattern))
  /** Only known inside of the site: other addresses are rewritten to them. */
  const INTERNAL = /^\/(?:page-(?:not-found|gone)|feeds\/|llms\/)/
  const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

  test.each(titled(ROUTES.filter(({ when }) => !when).filter((route) => !INTERNAL.test(urlOf(route)))))(
    '%s is cached by nginx if it is the same for everyone',
    (url, { cache }) => expect(pages?.test(pathOf(url))).toBe(cache === 'pages'),
  )

  test.each(['/_next/static/chunks/a.js', '/uploads/a.webp'])('%s is cached by nginx as a file', (url) =>
    expect(files?.test(url)).toBe(true),
  )

  test('the key of a cached page is without the click ids that the site ignores', () => {
    expect(shipped).toContain(`(${TRACKER_NAMES})(=`)
  })
})
