import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchPage, type FetchOptions } from './fetch-page'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let host: string
let handler: Handler
let seen: string[]

beforeEach(async () => {
  seen = []
  server = createServer((request, response) => {
    seen.push(request.url ?? '')
    handler(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  return new Promise((closed) => server.close(closed))
})

const page =
  (body: string | Buffer, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers })
    response.end(body)
  }

const read = (path = '/p', options: FetchOptions = {}) =>
  fetchPage(`http://${host}${path}`, { allowHosts: [host], ...options })

const fault = (code: string) =>
  expect.objectContaining({ name: 'ReaderError', code, message: expect.stringMatching(/\.$/) })

test('fetches a page and tells its address without the fragment', async () => {
  handler = page('<h1>Saw</h1>')
  expect(await read('/p?size=1#reviews')).toEqual({ html: '<h1>Saw</h1>', url: `http://${host}/p?size=1` })
})

test('says what it is and what it takes', async () => {
  handler = (request, response) => page(JSON.stringify(request.headers))(request, response)
  const headers = JSON.parse((await read()).html)
  expect(headers['user-agent']).toContain('Plumbline')
  expect(headers).not.toHaveProperty('cookie')
  expect(headers['accept-encoding']).toBe('gzip, deflate, br')
})

test.each([
  ['gzip', gzipSync('<h1>Säge</h1>')],
  ['x-gzip', gzipSync('<h1>Säge</h1>')],
  ['br', brotliCompressSync('<h1>Säge</h1>')],
  ['deflate', deflateSync('<h1>Säge</h1>')],
  ['gzip, br', brotliCompressSync(gzipSync('<h1>Säge</h1>'))],
  ['identity', Buffer.from('<h1>Säge</h1>')],
])('unpacks %s', async (coding, body) => {
  handler = page(body, { 'content-encoding': coding })
  expect((await read()).html).toBe('<h1>Säge</h1>')
})

test.each([
  ['text/html; charset=iso-8859-1', Buffer.from('<p>Säge', 'latin1')],
  ['text/html; charset="windows-1252"', Buffer.from('<p>Säge', 'latin1')],
  ['text/html', Buffer.from('<meta charset=iso-8859-1><p>Säge', 'latin1')],
  ['text/html', Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=latin1"><p>Säge', 'latin1')],
  ['text/html', Buffer.from('<p>Säge', 'latin1')],
  ['text/html', Buffer.from('<p>Säge')],
  ['text/html; charset=latin1', Buffer.from('\uFEFF<p>Säge')],
  ['text/html', Buffer.from('\uFEFF<p>Säge', 'utf16le')],
  ['text/html; charset=nonsense', Buffer.from('<p>Säge')],
  ['application/xhtml+xml', Buffer.from('<p>Säge')],
])('reads the characters of %s', async (type, body) => {
  handler = page(body, { 'content-type': type })
  expect((await read()).html).toContain('<p>Säge')
})

test.each(['application/json', 'image/png', 'application/pdf', 'text/plain', 'application/octet-stream', ''])(
  'refuses the type %j',
  async (type) => {
    handler = page('{}', { 'content-type': type })
    await expect(read()).rejects.toEqual(fault('wrong-type'))
  },
)

test('refuses a coding it does not know', async () => {
  handler = page('x', { 'content-encoding': 'zstd' })
  await expect(read()).rejects.toEqual(fault('wrong-type'))
})

test('refuses a packing within a packing within a packing', async () => {
  handler = page('x', { 'content-encoding': 'gzip, gzip, gzip' })
  await expect(read()).rejects.toEqual(fault('wrong-type'))
})

test('reports bytes that are not what they are said to be', async () => {
  handler = page('this is no gzip', { 'content-encoding': 'gzip' })
  await expect(read()).rejects.toEqual(fault('unreachable'))
})

test('stops at a page that says it is too large', async () => {
  handler = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '7000000' })
    response.write('<p>')
  }
  await expect(read()).rejects.toEqual(fault('too-large'))
})

test('stops a body that never ends', async () => {
  handler = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  }
  await expect(read()).rejects.toEqual(fault('too-large'))
})

test.each([
  ['gzip', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
  ['br', brotliCompressSync(Buffer.alloc(64 * 1024 * 1024))],
  ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(64 * 1024 * 1024)))],
])('stops a bomb packed with %s', async (coding, body) => {
  handler = page(body, { 'content-encoding': coding })
  await expect(read()).rejects.toEqual(fault('too-large'))
})

test('ends at the deadline when the server is silent', async () => {
  handler = () => {}
  await expect(read('/p', { deadline: 100 })).rejects.toEqual(fault('timeout'))
})

test('ends at the deadline when the body trickles', async () => {
  handler = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const drip = setInterval(() => response.write('x'), 10)
    response.on('close', () => clearInterval(drip))
  }
  await expect(read('/p', { deadline: 150 })).rejects.toEqual(fault('timeout'))
})

test('ends at the deadline when the name is never resolved', async () => {
  const reading = fetchPage('http://shop.example/', { deadline: 100, lookup: () => {} })
  await expect(reading).rejects.toEqual(fault('timeout'))
})

test('the deadline holds over all redirects together', async () => {
  handler = (request, response) => {
    setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 60)
  }
  await expect(read('/p', { deadline: 150 })).rejects.toEqual(fault('timeout'))
})

test('follows redirects, relative ones too, and tells where it ended', async () => {
  handler = (request, response) => {
    if (request.url === '/p') response.writeHead(301, { location: '/q' }).end()
    else if (request.url === '/q') response.writeHead(307, { location: `http://${host}/r?x=1` }).end()
    else page('<h1>Saw</h1>')(request, response)
  }
  expect((await read()).url).toBe(`http://${host}/r?x=1`)
})

test('follows five redirects and no more', async () => {
  handler = (request, response) => response.writeHead(302, { location: `${request.url}x` }).end()
  await expect(read('/')).rejects.toEqual(fault('unreachable'))
  expect(seen).toHaveLength(6)
})

test.each([
  ['http://127.0.0.1/', 'blocked-address'],
  ['http://127.0.0.1:1/', 'blocked-address'],
  ['http://169.254.169.254/latest/', 'blocked-address'],
  ['http://[::1]/', 'blocked-address'],
  ['//10.0.0.1/', 'blocked-address'],
  ['http://2130706433/', 'blocked-address'],
  ['http://shop.example:8080/', 'blocked-address'],
  ['http://a:b@shop.example/', 'bad-address'],
  ['file:///etc/passwd', 'bad-address'],
  ['data:text/html,x', 'bad-address'],
  ['javascript:alert(1)', 'bad-address'],
])('refuses a redirect to %s', async (location, code) => {
  handler = (_, response) => response.writeHead(302, { location }).end()
  await expect(read()).rejects.toEqual(fault(code))
  expect(seen).toEqual(['/p'])
})

test('refuses a redirect to a name that resolves to a private address', async () => {
  handler = (_, response) => response.writeHead(302, { location: 'http://inside.example/' }).end()
  const reading = read('/p', {
    lookup: (_, options, found) => found(null, options.all ? [{ address: '10.0.0.7', family: 4 }] : '10.0.0.7', 4),
  })
  await expect(reading).rejects.toEqual(fault('blocked-address'))
})

test('rewrites every hop to the base of the tests, and keeps the rules', async () => {
  handler = (request, response) => {
    if (request.url === '/shop.example/p') response.writeHead(302, { location: 'https://other.example/q?x=1' }).end()
    else if (request.url === '/evil.example/') response.writeHead(302, { location: `http://${host}/secret` }).end()
    else page('<h1>Saw</h1>')(request, response)
  }
  const rewriteBase = `http://${host}`
  expect(await fetchPage('https://shop.example/p', { rewriteBase })).toEqual({
    html: '<h1>Saw</h1>',
    url: 'https://other.example/q?x=1',
  })
  expect(seen).toEqual(['/shop.example/p', '/other.example/q?x=1'])
  await expect(fetchPage('https://evil.example/', { rewriteBase })).rejects.toEqual(fault('blocked-address'))
})

test.each([404, 410, 500])('says with which status %d the shop answered', async (status) => {
  handler = (_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Gone</h1>')
  await expect(read()).rejects.toEqual(
    expect.objectContaining({ code: 'http-status', message: expect.stringContaining(`${status}`) }),
  )
})

test('knows a robot check by its page when the status refuses', async () => {
  handler = (_, response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<title>Robot Check</title>')
  await expect(read()).rejects.toEqual(fault('robot-check'))
})

test('a name without an address and a closed port are told as unreachable', async () => {
  const missing = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  await expect(fetchPage('http://shop.example/', { lookup: (_, __, found) => found(missing, []) })).rejects.toEqual(
    fault('unreachable'),
  )
  await expect(fetchPage('http://127.0.0.1:9/', { allowHosts: ['127.0.0.1:9'] })).rejects.toEqual(fault('unreachable'))
})
