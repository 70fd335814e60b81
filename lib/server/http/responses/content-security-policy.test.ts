import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy'

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
