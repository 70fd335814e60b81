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

test('a page is returned with its address without the fragment', async () => {
  handler = page('<h1>Saw</h1>')
  expect(await read('/p?size=1#reviews')).toEqual({ html: '<h1>Saw</h1>', url: `http://${host}/p?size=1` })
})

test('the request has the expected User-Agent and Accept headers', async () => {
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
])('%s is decompressed', async (coding, body) => {
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
])('%s is decoded', async (type, body) => {
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

test('an unknown content encoding is refused', async () => {
  handler = page('x', { 'content-encoding': 'zstd' })
  await expect(read()).rejects.toEqual(fault('wrong-type'))
})

test('more than two nested content encodings are refused', async () => {
  handler = page('x', { 'content-encoding': 'gzip, gzip, gzip' })
  await expect(read()).rejects.toEqual(fault('wrong-type'))
})

test('a body that does not match its content encoding is refused', async () => {
  handler = page('this is no gzip', { 'content-encoding': 'gzip' })
  await expect(read()).rejects.toEqual(fault('unreachable'))
})

test('a page whose Content-Length is too large is refused', async () => {
  handler = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '7000000' })
    response.write('<p>')
  }
  await expect(read()).rejects.toEqual(fault('too-large'))
})

test('an endless body is aborted', async () => {
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
])('a decompression bomb (%s) is aborted', async (coding, body) => {
  handler = page(body, { 'content-encoding': coding })
  await expect(read()).rejects.toEqual(fault('too-large'))
})

test('a silent server times out', async () => {
  handler = () => {}
  await expect(read('/p', { deadline: 100 })).rejects.toEqual(fault('timeout'))
})

test('a body that trickles times out', async () => {
  handler = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const drip = setInterval(() => response.write('x'), 10)
    response.on('close', () => clearInterval(drip))
  }
  await expect(read('/p', { deadline: 150 })).rejects.toEqual(fault('timeout'))
})

test('a name that is never resolved times out', async () => {
  const reading = fetchPage('http://shop.example/', { deadline: 100, lookup: () => {} })
  await expect(reading).rejects.toEqual(fault('timeout'))
})

test('the timeout covers all redirects together', async () => {
  handler = (request, response) => {
    setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 60)
  }
  await expect(read('/p', { deadline: 150 })).rejects.toEqual(fault('timeout'))
})

test('redirects are followed, relative ones too, and the final address is returned', async () => {
  handler = (request, response) => {
    if (request.url === '/p') response.writeHead(301, { location: '/q' }).end()
    else if (request.url === '/q') response.writeHead(307, { location: `http://${host}/r?x=1` }).end()
    else page('<h1>Saw</h1>')(request, response)
  }
  expect((await read()).url).toBe(`http://${host}/r?x=1`)
})

test('at most five redirects are followed', async () => {
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
])('a redirect to %s is refused', async (location, code) => {
  handler = (_, response) => response.writeHead(302, { location }).end()
  await expect(read()).rejects.toEqual(fault(code))
  expect(seen).toEqual(['/p'])
})

test('a redirect to a name that resolves to a private address is refused', async () => {
  handler = (_, response) => response.writeHead(302, { location: 'http://inside.example/' }).end()
  const reading = read('/p', {
    lookup: (_, options, found) => found(null, options.all ? [{ address: '10.0.0.7', family: 4 }] : '10.0.0.7', 4),
  })
  await expect(reading).rejects.toEqual(fault('blocked-address'))
})

test('with a rewrite base every hop is rewritten, and the rules still apply', async () => {
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

test('a robot check is recognized by its page if the status is an error', async () => {
  handler = (_, response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<title>Robot Check</title>')
  await expect(read()).rejects.toEqual(fault('robot-check'))
})

test('an unknown host and a closed port are reported as unreachable', async () => {
  const missing = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  await expect(fetchPage('http://shop.example/', { lookup: (_, __, found) => found(missing, []) })).rejects.toEqual(
    fault('unreachable'),
  )
  await expect(fetchPage('http://127.0.0.1:9/', { allowHosts: ['127.0.0.1:9'] })).rejects.toEqual(fault('unreachable'))
})
