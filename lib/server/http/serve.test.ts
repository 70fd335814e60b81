import { expect, test, vi } from 'vitest'
import { freePort } from '@/lib/testing/servers/free-port'
import { serve } from './server'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))

test('the site listens at HOST alone, so that nobody passes by the proxy that it trusts', async () => {
  vi.stubEnv('HOST', '127.0.0.1')
  const port = await freePort()
  const next = { handle: async () => {}, close: async () => {} }
  const close = await serve(next, { port })
  const statusAt = (host: string) =>
    fetch(`http://${host}:${port}/api/health/live`).then(
      ({ status }) => status,
      () => 'refused',
    )
  expect([await statusAt('127.0.0.1'), await statusAt('127.0.0.2')]).toEqual([200, 'refused'])
  await close()
})
