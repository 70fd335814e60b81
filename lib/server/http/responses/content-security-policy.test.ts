import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy'

afterEach(() => void vi.unstubAllEnvs())

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each inline script is allowed once, by the hash of its exact text', () => {
  const html = '<script>one()</script><script id="x">\n two()\n</script><script>one()</script>'
  expect(inlineScriptHashes(html)).toEqual([sha('one()'), sha('\n two()\n')])
})

test('external scripts and data blocks need no hash', () => {
  expect(
    inlineScriptHashes('<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>'),
  ).toEqual([])
})

test('the policy allows no inline scripts other than those it names', () => {
  const policy = contentSecurityPolicy(["'sha256-abc'"])
  expect(policy).toContain("script-src 'self' 'sha256-abc';")
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe')
})

test('a page may load from itself alone, but pictures from anywhere, and is framed by none', () => {
  expect(contentSecurityPolicy(["'nonce-a'"])).toBe(
    "default-src 'self';script-src 'self' 'nonce-a';style-src 'self' 'unsafe-inline';img-src * data: blob:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  )
})

test('only a site with accounts may reach the identity provider', async () => {
  vi.resetModules()
  vi.stubEnv('FIREBASE_API_KEY', 'key')
  vi.stubEnv('FIREBASE_PROJECT_ID', 'project')
  const { contentSecurityPolicy } = await import('./content-security-policy')
  expect(contentSecurityPolicy([])).toContain(
    ";connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  )
})
