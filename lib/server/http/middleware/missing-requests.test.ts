import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { lookUpPages, MISSING_PAGE, MISSING_POST } from '../../pages/missing-pages'
import { startPipeline } from '@/lib/testing/site-pipeline'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))
vi.stubEnv('NODE_ENV', 'production')
vi.stubEnv('ADMIN_PASSWORD', 'measure twice, cut once')

const project = process.cwd()
const folder = mkdtempSync(path.join(tmpdir(), 'built-'))
const NO_ROUTES = {
  staticRoutes: [{ regex: '^/(?:/)?$' }],
  dynamicRoutes: [
    { page: '/social/[kind]/[file]', regex: '^/social/([^/]+?)/([^/]+?)$' },
    { page: '/[...missing]', regex: '^/(.+?)$' },
  ],
  redirects: [],
  rewrites: {},
}

let site: Awaited<ReturnType<typeof startPipeline>>
const handedOn: string[] = []
beforeAll(async () => {
  mkdirSync(path.join(folder, '.next/static'), { recursive: true })
  writeFileSync(path.join(folder, '.next/static/app.js'), '')
  writeFileSync(path.join(folder, '.next/routes-manifest.json'), JSON.stringify(NO_ROUTES))
  process.chdir(folder)
  site = await startPipeline(({ url = '' }, response) => {
    handedOn.push(url)
    response.end(url)
  })
})
afterAll(() => {
  site.server.close().closeAllConnections()
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

const get = async (address: string, headers: Record<string, string> = {}) => {
  handedOn.length = 0
  const answer = await fetch(site.base + address, { headers })
  return { status: answer.status, control: answer.headers.get('cache-control'), body: await answer.text() }
}

test('every URL that does not exist is rendered as the one not-found page', async () => {
  for (const address of ['/nothing', '/nothing?q=1', '/Nothing/else'])
    expect((await get(address)).body).toBe(MISSING_PAGE)
  for (const address of ['/?tab=explore', '/_next/static/app.js?v=1']) expect((await get(address)).body).toBe(address)
})

test('a normalized URL is passed on for its redirect', async () => {
  expect((await get('//nothing')).body).toBe('/nothing')
})

test('a missing file gets a short 404 that is not cached', async () => {
  const nothing = { status: 404, control: 'no-store', body: 'Not found' }
  for (const address of ['/no.png', '/uploads/none.webp', '/_next/none', '/_next/static/chunks/none.js']) {
    expect(await get(address), address).toEqual(nothing)
    expect(handedOn).toEqual([])
  }
})

test('the social card of a missing post gets a short 404, and nothing is drawn', async () => {
  lookUpPages((address) => Promise.resolve(address.includes('none') ? MISSING_POST : null))
  onTestFinished(() => lookUpPages(undefined))
  expect(await get('/social/post/none.jpg')).toEqual({ status: 404, control: 'no-store', body: 'Not found' })
  expect(handedOn).toEqual([])
  expect((await get('/social/post/17.jpg')).body).toBe('/social/post/17.jpg')
})

test('client-side navigation to a missing URL gets a 404, so that the router loads the page itself', async () => {
  expect(await get('/nothing?_rsc=1a', { rsc: '1' })).toEqual({ status: 404, control: 'no-store', body: 'Not found' })
  expect(handedOn).toEqual([])
})
