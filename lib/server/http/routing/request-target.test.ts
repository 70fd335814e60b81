import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPipeline } from '@/lib/testing/site-pipeline'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))

let site: Awaited<ReturnType<typeof startPipeline>>
beforeAll(async () => {
  site = await startPipeline(({ url, headers }, response) =>
    response.end(`${url}${headers['x-normalized-url'] ? ' normalized' : ''}`),
  )
})
afterAll(() => site.server.close().closeAllConnections())

/** The response to a request line with this exact target. */
function ask(target: string, method = 'GET') {
  return new Promise<[number | undefined, string]>((resolve, reject) => {
    request(site.base, { path: target, method }, (response) => {
      text(response).then((body) => resolve([response.statusCode, body]), reject)
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  ['http://example.org/robots.txt', '/robots.txt'],
  ['HTTPS://example.org:8443/search?q=http://oak/', '/search?q=http://oak/'],
  ['http://example.org', '/'],
  ['http://example.org?tab=explore', '/?tab=explore'],
  ['http://example.org//robots.txt', '/robots.txt normalized'],
])('a target in absolute form is accepted, as a proxy receives it: %s', async (target, reported) => {
  expect(await ask(target)).toEqual([200, reported])
})

test('internal routes accept the absolute form too', async () => {
  expect(await ask('http://example.org/api/health/live')).toEqual([200, expect.stringContaining('"live"')])
})

test.each([
  ['OPTIONS', '*'],
  ['GET', '*'],
  ['GET', 'ftp://example.org/x'],
])('%s %s is a 404 without rendering a page', async (method, target) => {
  expect(await ask(target, method)).toEqual([404, 'Not found'])
})

test.each(['/constructor', '/__proto__/x', '/toString'])(
  '%s, which names a property of every object, is passed on unchanged',
  async (target) => {
    expect(await ask(target)).toEqual([200, target])
  },
)
