import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { openApiDocument } from '../api/open-api'
import { ANNOUNCEMENT, startUpstreamApi } from '../../testing/servers/upstream-api'
import { clearCapabilities } from '../api/proxy/upstream-capabilities'

const api = await startUpstreamApi()
let announcements = 0
beforeEach(() => {
  vi.unstubAllEnvs()
  clearCapabilities()
  announcements = 0
})
afterAll(() => api.close())

async function ask(base: string | undefined, { firebase = true } = {}) {
  vi.resetModules()
  vi.stubEnv('API_BASE_URL', base)
  vi.stubEnv('FIREBASE_API_KEY', firebase ? 'key' : undefined)
  vi.stubEnv('FIREBASE_PROJECT_ID', firebase ? 'project' : undefined)
  await import('../../testing/provide-site-api')
  const { offersSavedLists } = await import('./offers-saved-lists')
  return offersSavedLists()
}

function announce(body: unknown) {
  api.replies.set(ANNOUNCEMENT, () => {
    announcements += 1
    return { body }
  })
}

test('the embedded API offers saved items if visitors can sign in', async () => {
  expect([await ask(undefined), await ask(undefined, { firebase: false })]).toEqual([true, false])
})

test('an API that announces the call offers saved items, and gets no request without a visitor', async () => {
  announce(await openApiDocument())
  expect([await ask(api.base), await ask(api.base), announcements, api.seen]).toEqual([true, true, 1, []])
})

test('an API that does not announce the call gets no requests for it', async () => {
  announce({ paths: {} })
  expect([await ask(api.base), api.seen]).toEqual([false, []])
})

test('without an identity provider an API gets no requests', async () => {
  announce(await openApiDocument())
  expect([await ask(api.base, { firebase: false }), announcements, api.seen]).toEqual([false, 0, []])
})
