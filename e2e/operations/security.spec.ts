import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import type { Post } from '../../lib/contract/posts/post'
import { ADMIN_HEADER, SECRETS, test } from '../support/operations-site'
import { root } from '../support/site-server'
import { ADMIN, OPERATIONS_SITE } from '../support/sites'

let draft: Post
test.beforeEach(async () => {
  draft = (await (await admin('/api/curated-posts?status=draft&limit=1')).json()).data.posts[0]
})

const get = (address: string, init: RequestInit = {}) =>
  fetch(OPERATIONS_SITE.url + address, { redirect: 'manual', ...init })
const admin = (address: string) => get(address, { headers: { authorization: ADMIN_HEADER } })

test('every kind of response has the security headers', async () => {
  const [post] = (await (await get('/api/curated-posts?limit=1')).json()).data.posts as Post[]
  const page = await (await get('/')).text()
  const script = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? 'none'
  const addresses = [
    '/',
    '/',
    `/curated-posts/${post?.slug}/${post?.id}`,
    '/category/Appliances/',
    '/search?q=oak',
    '/admin',
    '/admin-login',
    '/nothing',
    '/%zz',
    '/api/%zz',
    '/api/curated-posts',
    '/api/nothing',
    '/api/openapi.json',
    '/api/health',
    '/metrics',
    '/feed.xml',
    '/atom.xml',
    '/feed.json',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/.well-known/security.txt',
    '/uploads/none.webp',
    post?.previewImage ?? '',
    script,
    '/social/site/home.png',
    `/draft/curated-posts/${draft.id}`,
    '/category/Appliances',
    '/_next/static/none.js',
    '/_next/image?url=%2Fx&w=64&q=75',
  ]
  for (const address of addresses) {
    const { headers, status } = await get(address)
    const label = `${status} ${address}`
    expect(Object.fromEntries(headers), label).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(headers.get('permissions-policy'), label).toContain('camera=()')
    expect(headers.get('x-frame-options'), label).toBe('DENY')
    expect(headers.get('x-powered-by'), label).toBeNull()
    if (status >= 300 && status < 400) continue
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, label).toContain("default-src '")
    expect(/script-src [^;]*unsafe/.test(policy), label).toBe(false)
    if (headers.get('content-type')?.includes('html')) expect(policy, label).toContain("frame-ancestors 'none'")
  }
})

test('without the middleware nobody sees or does more than with it', async () => {
  for (const value of [
    'middleware',
    'src/middleware',
    'middleware:middleware:middleware:middleware:middleware',
    'pages/_middleware',
    '1',
  ]) {
    const headers = { 'x-middleware-subrequest': value, 'x-middleware-rewrite': '/admin', cookie: 'admin=true' }
    for (const address of [
      `/draft/curated-posts/${draft.id}`,
      '/admin',
      `/admin/post/${draft.id}`,
      `/api/curated-posts/${draft.id}`,
      '/api/curated-posts?status=draft',
    ]) {
      const answer = await get(address, { headers })
      expect(await answer.text(), `${value} ${address}`).not.toContain(draft.title)
    }
    expect(
      (
        await get('/api/curated-posts', {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(401)
  }
})

test('a cross-site request changes nothing, although the browser sends the cookie', async () => {
  const cookie = (await admin('/api/admin/auth-check')).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await get(`/draft/curated-posts/${draft.id}`, { headers: { cookie } })).status).toBe(200)
  const stored = async () => (await (await admin('/api/curated-posts?limit=1000')).json()).data.posts as Post[]
  const before = await stored()
  const forged = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
  const body = JSON.stringify({
    title: 'Forged',
    summary: 'x',
    status: 'published',
    ids: before.map(({ id }) => id),
    isHighlighted: false,
    url: 'https://example.org',
  })
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json',
    'multipart/form-data; boundary=x',
  ]) {
    for (const [method, address] of [
      ['POST', '/curated-posts'],
      ['PUT', `/curated-posts/${draft.id}`],
      ['DELETE', `/curated-posts/${draft.id}`],
      ['POST', '/curated-posts/batch-delete'],
      ['POST', '/curated-posts/batch-highlight'],
      ['POST', '/curated-posts/upload-image'],
      ['POST', '/products/fetch-from-url'],
      ['GET', '/admin/backup'],
    ] as const) {
      const answer = await get(`/api${address}`, {
        method,
        headers: { ...forged, 'content-type': type },
        ...(method !== 'GET' && { body }),
      })
      expect(answer.status, `${method} ${address} as ${type}`).toBe(401)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  }
  expect((await get('/api/admin/sign-out', { method: 'POST', headers: forged })).status).toBe(403)
  expect(await stored()).toEqual(before)
})

test('nothing sent to the browser contains a secret', async () => {
  const files = readdirSync(path.join(root, '.next/static'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|css|json|map)$/.test(entry.name),
  )
  expect(files.length).toBeGreaterThan(10)
  const settings = [
    ...readFileSync(path.join(root, 'lib/server/core/env.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm),
  ]
    .map(([, name]) => name ?? '')
    .filter((name) => name.includes('_') && name !== 'NODE_ENV')
  const secrets = [...Object.values(SECRETS), ADMIN.password, btoa(`${ADMIN.username}:${ADMIN.password}`)]
  for (const file of files) {
    const text = readFileSync(path.join(file.parentPath, file.name), 'utf8')
    for (const word of [...settings, ...secrets, 'process.cwd()', 'lib/server/'])
      expect(text.includes(word), `${word} in ${file.name}`).toBe(false)
  }
  for (const address of [
    '/',
    '/search?q=oak',
    '/admin',
    '/admin-login',
    '/nothing',
    '/api/nothing',
    '/api/curated-posts?page=x',
    '/api/health',
    '/%zz',
    '/api/admin/auth-check',
  ]) {
    const text = await (await get(address)).text()
    for (const secret of [...secrets, root])
      expect(text.includes(secret), `${address} tells ${secret.slice(0, 6)}…`).toBe(false)
  }
})

test('the log has requests, but no client identity and no input', async ({ site }) => {
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    'user-agent': 'the phone of Ann',
    authorization: 'Basic d3Jvbmc6d3Jvbmc=',
    cookie: 'a=my-cookie',
  }
  const answer = await get('/search?q=ann%40example.org', { headers })
  await answer.text()
  await (await get('/api/curated-posts?status=draft&q=ann%40example.org', { headers })).text()
  await expect
    .poll(() => site.output())
    .toContain(`"requestId":"${answer.headers.get('x-request-id')}","method":"GET","path":"/search","status":200`)
  for (const word of [
    '203.0.113.7',
    'ann',
    'd3Jvbmc',
    'wrong',
    'my-cookie',
    'the phone',
    ...Object.values(SECRETS),
    ADMIN.password,
  ]) {
    expect(site.output().toLowerCase().includes(word.toLowerCase()), word).toBe(false)
  }
})

test('a missing script is a short response that is not cached', async () => {
  for (const address of [
    '/_next/static/chunks/not-there.js',
    '/_next/static/css/none.css?v=1',
    '/_next/static/media/%66ont.woff2',
    '/_next/static/%zz',
  ]) {
    const answer = await get(address)
    expect(
      [answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type'), await answer.text()],
      address,
    ).toEqual([404, 'no-store', 'text/plain', 'Not found'])
  }
})
