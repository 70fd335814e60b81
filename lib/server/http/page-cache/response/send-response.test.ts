import { expect, test, vi } from 'vitest'
import { servePageCache } from '@/lib/testing/page-cache'

const serve = () =>
  servePageCache((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(5000)))

test('a matching If-None-Match gets a 304, in any encoding', async () => {
  const { get } = await serve()
  const { headers } = await get('/', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  const again = await get('/', { 'if-none-match': String(headers.etag), 'accept-encoding': 'gzip' })
  expect([again.status, again.body]).toEqual([304, ''])
  expect(again.headers.etag).toBe(headers.etag)
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('who has a copy of lower quality gets the better one once there is one, and keeps it', async () => {
  const { get } = await serve()
  const ask = (known: unknown) => get('/', { 'if-none-match': String(known), 'accept-encoding': 'br' })
  const first = await get('/', { 'accept-encoding': 'br' })
  const better = await vi.waitUntil(async () => {
    const answer = await ask(first.headers.etag)
    return answer.status === 200 && answer
  })
  expect(better.headers.etag).not.toBe(first.headers.etag)
  const smallest = String(better.headers.etag).replace(/\d"$/, '9"')
  for (const known of [smallest, `"a", ${smallest}`, '*']) expect((await ask(known)).status, known).toBe(304)
})
