import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { verifyVisitor } from './verify-visitor'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))
vi.stubEnv('FIREBASE_API_KEY', 'key')
vi.stubEnv('FIREBASE_PROJECT_ID', 'shop')

const provider = vi.fn<typeof fetch>()
let keys: Awaited<ReturnType<typeof generateKeyPair>>
let published: object
beforeAll(async () => {
  keys = await generateKeyPair('RS256')
  published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
})
afterEach(() => void vi.unstubAllGlobals())

async function header(claims: { audience?: string; kid?: string; expires?: string } = {}): Promise<string> {
  const { audience = 'shop', kid = 'one', expires = '1h' } = claims
  const token = new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid })
    .setSubject('ann')
    .setIssuer('https://securetoken.google.com/shop')
  return `Bearer ${await token.setAudience(audience).setIssuedAt().setExpirationTime(expires).sign(keys.privateKey)}`
}

test('while the provider is down nobody is taken for a stranger: the answer says so, and it recovers by itself', async () => {
  vi.stubGlobal('fetch', provider)
  const away = { kind: 'unavailable', message: 'Your sign-in cannot be checked at the moment' }
  provider.mockRejectedValueOnce(new TypeError('fetch failed'))
  await expect(verifyVisitor(await header())).rejects.toMatchObject(away)
  provider.mockResolvedValueOnce(new Response('', { status: 500 }))
  await expect(verifyVisitor(await header())).rejects.toMatchObject(away)
  provider.mockResolvedValueOnce(new Response('<html>', { status: 200 }))
  await expect(verifyVisitor(await header())).rejects.toMatchObject(away)
  provider.mockImplementation(() => Promise.resolve(Response.json(published)))
  expect(await verifyVisitor(await header())).toBe('ann')
  provider.mockRejectedValue(new TypeError('fetch failed'))
  expect(await verifyVisitor(await header()), 'keys that were fetched serve on').toBe('ann')
})

test('a token of another project, of another key, out of time or without a signature is nobody’s', async () => {
  vi.stubGlobal(
    'fetch',
    provider.mockImplementation(() => Promise.resolve(Response.json(published))),
  )
  const unsigned = `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"ann"}')}.`.replaceAll('=', '')
  for (const wrong of [
    await header({ audience: 'other' }),
    await header({ kid: 'two' }),
    await header({ expires: '-1h' }),
    unsigned,
    'Bearer a.b.c',
    'Basic x',
    null,
  ]) {
    expect(await verifyVisitor(wrong)).toBeNull()
  }
})
