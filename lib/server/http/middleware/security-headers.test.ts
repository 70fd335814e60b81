import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderContext, newRender, setPageStatus } from '../../core/request/render-context'
import { securityHeaders } from './security-headers'
import type { Exchange } from '../exchange'
import { routeAt } from '../routing/route-at'
import { clearOutage, recordOutage } from '../../core/outage'
import { startServer } from '@/lib/testing/servers/http-server'
import { SiteResponse } from '../responses/site-response'

const serve = (listener: RequestListener) => startServer(listener, { ServerResponse: SiteResponse })

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://www.example.org'))
afterEach(() => void vi.unstubAllEnvs())

test('over https responses have HSTS, and headers that a response sets itself are kept', async () => {
  const { server, base } = await serve((_request, response) => {
    void securityHeaders({ response } as Exchange, async () => {})
    response.setHeader('content-security-policy', "default-src 'self'")
    response.writeHead(200, { 'content-type': 'image/webp', 'referrer-policy': 'no-referrer' })
    response.end()
  })
  const { headers } = await fetch(base)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  server.close()
})

test.each([
  ['https at one trusted proxy', { TRUSTED_PROXIES: '1' }, 'https', 'max-age=31536000; includeSubDomains'],
  ['https at the outer one of two', { TRUSTED_PROXIES: '2' }, 'HTTPS, http', 'max-age=31536000; includeSubDomains'],
  ['an age of its own', { TRUSTED_PROXIES: '1', HSTS_SECONDS: '86400' }, 'https', 'max-age=86400; includeSubDomains'],
  ['an age of 0', { TRUSTED_PROXIES: '1', HSTS_SECONDS: '0', SITE_URL: 'https://www.example.org' }, 'https', null],
  ['http at a trusted proxy', { TRUSTED_PROXIES: '1' }, 'http', null],
  ['https by the client, http by the proxy', { TRUSTED_PROXIES: '1' }, 'https, http', null],
  ['a proxy that nobody trusts', {}, 'https', null],
])('HSTS with %s', async (_, settings, forwarded, expected) => {
  vi.stubEnv('SITE_URL', 'http://www.example.org')
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  const { securityHeaders } = await import('./security-headers')
  const { server, base } = await serve((_request, response) => {
    void securityHeaders({ response } as Exchange, async () => {})
    response.writeHead(200)
    response.end()
  })
  const { headers } = await fetch(base, { headers: { 'x-forwarded-proto': forwarded } })
  expect(headers.get('strict-transport-security')).toBe(expected)
  server.close()
})

test('headers given to writeHead as a flat list are kept', async () => {
  const { server, base } = await serve((_request, response) => {
    void securityHeaders({ response } as Exchange, async () => {})
    response.setHeader('vary', 'rsc')
    response.writeHead(200, ['Vary', 'accept', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Content-Type', 'text/css'])
    response.end()
  })
  const { headers } = await fetch(base)
  expect([headers.get('vary'), headers.getSetCookie()]).toEqual(['accept', ['a=1', 'b=2']])
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  server.close()
})

test('a 304 leaves the policy of the cached page alone', async () => {
  const { server, base } = await serve((_request, response) => {
    void securityHeaders({ response } as Exchange, async () => {})
    response.setHeader('content-type', 'text/plain')
    response.writeHead(304)
    response.end()
  })
  expect((await fetch(base)).headers.get('content-security-policy')).toBeNull()
  server.close()
})

test('a response without a content type gets the policy for non-pages', async () => {
  const { server, base } = await serve((_request, response) => {
    void securityHeaders({ response } as Exchange, async () => {})
    response.writeHead(404)
    response.end('gone')
  })
  expect((await fetch(base)).headers.get('content-security-policy')).toContain("default-src 'none'")
  server.close()
})

test('a content type set as a list of one is a string, so that the response is compressed', async () => {
  const { server, base } = await serve((_request, response) => {
    void securityHeaders({ response } as Exchange, async () => {})
    response.setHeader('content-type', ['application/json'])
    response.setHeader('vary', ['rsc', 'authorization'])
    response.end(JSON.stringify([response.getHeader('content-type'), response.getHeader('vary')]))
  })
  expect(await (await fetch(base)).json()).toEqual(['application/json', ['rsc', 'authorization']])
  server.close()
})

test('a page that fails during a database outage is a 503 with Retry-After; any other failure stays a 500', async () => {
  const { server, base } = await serve((request, response) => {
    void securityHeaders({ response } as Exchange, async () => {})
    const status = request.url === '/gone' ? 404 : 500
    const headers = {
      'content-type': request.url === '/part' ? 'text/x-component' : 'text/html',
      'cache-control': 'private',
    }
    if (request.url === '/streamed') {
      response.statusCode = status
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.write('<h1>')
      return response.end('Fault</h1>')
    }
    response.writeHead(status, headers)
    return response.end('<h1>Fault</h1>')
  })
  const reported = async (path: string, method = 'GET') => {
    const answer = await fetch(base + path, { method })
    return [answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control'), await answer.text()]
  }
  const fault = [500, null, 'private', '<h1>Fault</h1>']
  for (const path of ['/page', '/streamed']) expect(await reported(path)).toEqual(fault)
  recordOutage()
  for (const path of ['/page', '/streamed'])
    expect(await reported(path)).toEqual([
      503,
      '5',
      'no-store',
      expect.stringMatching(/<title>Something went wrong \| Plumbline<\/title>[^]*<h1>Something went wrong<\/h1>/),
    ])
  expect(await reported('/page', 'HEAD')).toEqual([503, '5', 'no-store', ''])
  expect(await reported('/part')).toEqual([503, '5', 'no-store', '<h1>Fault</h1>'])
  expect(await reported('/gone')).toEqual([404, null, 'private', '<h1>Fault</h1>'])
  clearOutage()
  expect(await reported('/streamed')).toEqual(fault)
  server.close()
})

test('a page that sets another status while it renders is sent with it', async () => {
  const { server, base } = await serve((request, response) => {
    void securityHeaders({ response } as Exchange, async () => {})
    const [, status, type] = request.url?.split('/') ?? []
    renderContext.run(newRender(), () => {
      setPageStatus(Number(status))
      response.writeHead(200, { 'content-type': `text/${type}`, 'cache-control': 'private' })
      response.end('drawn')
    })
  })
  const reported = async (path: string) => {
    const { status, headers } = await fetch(base + path)
    return [status, headers.get('retry-after'), headers.get('cache-control')]
  }
  expect(await reported('/503/html')).toEqual([503, '5', 'no-store'])
  expect(await reported('/404/html')).toEqual([404, null, 'no-store'])
  expect(await reported('/503/x-component')).toEqual([200, null, 'private'])
  server.close()
})

test('only a page that others may open keeps the tie to the window that opened it', async () => {
  const policyAt = async (url: string) => {
    const { server, base } = await serve((_request, response) => {
      void securityHeaders({ response, match: routeAt(url) } as Exchange, async () => {})
      response.end()
    })
    const { headers } = await fetch(base)
    server.close()
    return headers.get('cross-origin-opener-policy')
  }
  expect(await policyAt('/admin/product/receive')).toBe('unsafe-none')
  expect(await policyAt('/admin/product/create')).toBe('same-origin')
  expect(await policyAt('/')).toBe('same-origin')
})
