import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { siteRoutes } from './route-at'

const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(path.join(folder, 'public/pictures'), { recursive: true })
writeFileSync(path.join(folder, 'public/pictures/oak.png'), '')
writeFileSync(
  path.join(folder, 'routes-manifest.json'),
  JSON.stringify({
    staticRoutes: [{ regex: '^/(?:/)?$' }, { regex: '^/saved(?:/)?$' }],
    dynamicRoutes: [
      { page: '/page/[number]', regex: '^/page/([^/]+?)(?:/)?$' },
      { page: '/[...missing]', regex: '^/(.+?)(?:/)?$' },
    ],
    redirects: [{ regex: '^(?!/_next)/explore(?:/)?$' }],
    rewrites: { beforeFiles: [], afterFiles: [{ regex: '^/sitemap\\.xml(?:/)?$' }], fallback: [] },
  }),
)
const isRoute = siteRoutes(folder, path.join(folder, 'public'))

test.each(['/', '/saved', '/saved/', '/page/2', '/page/%41', '/explore', '/sitemap.xml', '/pictures/oak.png'])(
  'the build has a route for %s',
  (pathname) => {
    expect(isRoute(pathname)).toBe(true)
  },
)

test.each([
  '/nothing',
  '/Saved',
  '/saved/more',
  '/page/1/2',
  '/p%61ge/2',
  '/pictures',
  '/pictures/OAK.png',
  '/sitemap.xmls',
])('the build has no route for %s', (pathname) => {
  expect(isRoute(pathname)).toBe(false)
})

test('a site without a public folder has no public files', () => {
  expect(siteRoutes(folder, path.join(folder, 'none'))('/pictures/oak.png')).toBe(false)
})
