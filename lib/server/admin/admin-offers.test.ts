import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openApiDocument } from '../api/open-api'
import { ANNOUNCEMENT, startForeignApi } from '../api/test-foreign-api'
import { forgetCapabilities } from '../api/upstream-capabilities'

const api = await startForeignApi()
beforeEach(() => {
  vi.unstubAllEnvs()
  forgetCapabilities()
})
afterAll(() => api.close())

async function offers(base: string | undefined) {
  vi.resetModules()
  vi.stubEnv('API_BASE_URL', base)
  const { adminOffers } = await import('./admin-offers')
  return adminOffers()
}
const announce = (body: unknown) => api.replies.set(ANNOUNCEMENT, { body })

test('the embedded API offers all screens', async () => {
  expect(Object.values(await offers(undefined))).not.toContain(false)
})

test('another API offers the screens whose calls it announces', async () => {
  announce(await openApiDocument())
  expect(Object.values(await offers(api.base))).not.toContain(false)
})

test('an API that announces none of the calls offers no screen, and is asked for none', async () => {
  announce({ paths: { '/api/admin/products': { post: {} } } })
  expect([Object.values(await offers(api.base)), api.seen]).toEqual([[false, false, false], []])
})
