import type * as Crypto from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { onEmbedded } from '../../../testing/database'
import { CALLS } from '../calls'
import { resetRateLimits } from './rate-limits'
import { ADMIN, ADMIN_PASSWORD, call, send, type Sent } from '../../../testing/api'

// Hundreds of wrong passwords are hashed, each in milliseconds instead of a twentieth of a second.
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof Crypto>()
  const scrypt = (password: string, salt: Buffer, length: number, done: (error: Error | null, key: Buffer) => void) =>
    crypto.scrypt(password, salt, length, { N: 2 }, done)
  return { ...crypto, scrypt }
})
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)

const REFUSED = {
  'no header': null,
  'an empty header': '',
  'no user and password': 'Basic',
  'what is not base64': 'Basic ???',
  'no colon': `Basic ${btoa('admin')}`,
  'another scheme': `Bearer ${btoa(`admin:${ADMIN_PASSWORD}`)}`,
  'a wrong password': `Basic ${btoa('admin:wrong')}`,
  'an empty password': `Basic ${btoa('admin:')}`,
  'a wrong user name': `Basic ${btoa(`root:${ADMIN_PASSWORD}`)}`,
  'another case': `Basic ${btoa(`Admin:${ADMIN_PASSWORD}`)}`,
  'more after the password': `Basic ${btoa(`admin:${ADMIN_PASSWORD} `)}`,
  'the session cookie alone': null,
}

const addressOf = (path: string) => path.replace(/\{[^}]+\}/g, 'none')
const of = (access: string) => CALLS.filter((each) => each.access === access).map((each) => [each.name, each] as const)

onEmbedded(() => {
  test.each(of('admin'))('%s requires the admin', async (_name, { method, path, body }) => {
    const sent: Sent = { body: body === 'application/json' ? {} : undefined }
    for (const [what, as] of Object.entries(REFUSED)) {
      const headers: Record<string, string> = what.includes('cookie') ? { cookie: 'admin=true; plumbline-admin=x' } : {}
      const refused = await call(method, addressOf(path), { ...sent, as, headers })
      expect(refused, what).toEqual({
        status: 401,
        success: false,
        message: 'Invalid admin credentials',
        code: 'UNAUTHORIZED',
      })
    }
    const admitted = await call(method, addressOf(path), { ...sent, as: ADMIN })
    expect([401, 403, 429]).not.toContain(admitted.status)
  })

  test.each(of('visitor'))('%s requires a visitor', async (_name, { method, path }) => {
    for (const as of [...Object.values(REFUSED), ADMIN]) {
      expect(await call(method, addressOf(path), { as })).toMatchObject({
        status: 401,
        message: 'Sign in to use your list',
      })
    }
  })

  test.each([...of('public'), ...of('mixed')])(
    '%s is public, and wrong credentials give no further access',
    async (_name, { method, path }) => {
      const open = await call(method, addressOf(path))
      expect([401, 403]).not.toContain(open.status)
      for (const as of Object.values(REFUSED)) expect(await call(method, addressOf(path), { as })).toEqual(open)
    },
  )

  test.each(['/curated-posts?status=draft', '/data/products?include_unlinked=true'])(
    '%s requires the admin',
    async (path) => {
      expect(await call('GET', path)).toMatchObject({ status: 401, message: 'Only the administrator may ask for this' })
      expect(await call('GET', path, { as: REFUSED['a wrong password'] })).toMatchObject({ status: 401 })
      expect(await call('GET', path, { as: ADMIN })).toMatchObject({ status: 200 })
    },
  )

  test('no 401 makes a browser show its own password prompt', async () => {
    expect((await send('GET', '/admin/auth-check')).headers.get('www-authenticate')).toBe(null)
  })

  test('after too many wrong guesses a client gets 429 with Retry-After', async () => {
    let answer = await send('GET', '/admin/auth-check', { as: REFUSED['a wrong password'] })
    for (let guess = 0; guess < 20 && answer.status === 401; guess++) {
      answer = await send('GET', '/admin/auth-check', { as: `Basic ${btoa(`admin:guess ${guess}`)}` })
    }
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' })
  })
})
