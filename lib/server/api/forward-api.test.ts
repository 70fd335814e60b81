import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forwardApi } from './forward-api'

let server: Server
let base: string
let seen: { url?: string | undefined; method?: string | undefined; headers: Record<string, unknown>; body: string }

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      seen = { url: request.url, method: request.method, headers: request.headers, body }
      if (request.url === '/api/html') return response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>trace</h1>')
      if (request.url === '/api/away') return response.writeHead(302, { location: 'http://elsewhere.example/' }).end()
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'retry-after': '3' }).end('{"success":true}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  base = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const call = (path: string, init?: RequestInit) => forwardApi(new Request(`http://site.test${path}`, init), base)

test('method, query, body and authorization go on; cookies stay here', async () => {
  const headers = { authorization: 'Basic abc', 'content-type': 'application/json', cookie: 'session=1' }
  const answer = await call('/api/curated-posts?x=1', { method: 'POST', headers, body: '{"a":1}' })
  expect(seen).toMatchObject({ url: '/api/curated-posts?x=1', method: 'POST', body: '{"a":1}' })
  expect(seen.headers.authorization).toBe('Basic abc')
  expect(seen.headers.cookie).toBeUndefined()
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ success: true })
  expect(answer.headers.get('retry-after')).toBe('3')
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test.each(['/api/html', '/api/away'])('an answer that is no JSON is a failure of our own: %s', async (path) => {
  const answer = await call(path)
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({ success: false, code: 'BAD_GATEWAY' })
})

test('an API that cannot be reached is said so', async () => {
  const answer = await forwardApi(new Request('http://site.test/api/curated-posts'), 'http://localhost:1')
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({ success: false, message: 'The API cannot be reached' })
})
