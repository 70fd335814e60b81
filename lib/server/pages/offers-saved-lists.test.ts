import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { API_VERSION, API_VERSION_HEADER, VISITORS } from '@/lib/contract/base-calls'
import { OWN_API, startUpstreamApi } from '../../testing/servers/upstream-api'
import { forgetApi, meetApi } from '../api/proxy/own-api'

const api = await startUpstreamApi()
beforeEach(() => {
  vi.unstubAllEnvs()
  forgetApi()
  api.replies.clear()
})
afterAll(() => api.close())

async function ask(base: string | undefined, { firebase = true } = {}) {
  vi.resetModules()
  vi.stubEnv('API_BASE_URL', base)
  vi.stubEnv('FIREBASE_API_KEY', firebase ? 'key' : undefined)
  vi.stubEnv('FIREBASE_PROJECT_ID', firebase ? 'project' : undefined)
  await import('../../testing/provide-site-api')
  const { offersSavedLists } = await import('./site-metadata')
  return offersSavedLists()
}

test('the embedded API offers saved items if visitors can sign in', async () => {
  expect([await ask(undefined), await ask(undefined, { firebase: false })]).toEqual([true, false])
})

test('our own API offers saved items if visitors can sign in; any other does not', async () => {
  api.replies.set('GET /api/data/posts/categories', { body: { data: { categories: [] } } })
  await meetApi(api.base)
  expect(await ask(api.base)).toBe(false)
  const answer = { body: { data: { categories: [] } } }
  api.replies.set('GET /api/data/posts/categories', { ...answer, headers: OWN_API })
  await meetApi(api.base)
  expect(await ask(api.base), 'our own without a provider').toBe(false)
  const header = `${API_VERSION}; ${VISITORS}`
  api.replies.set('GET /api/data/posts/categories', { ...answer, headers: { [API_VERSION_HEADER]: header } })
  await meetApi(api.base)
  expect([await ask(api.base), await ask(api.base, { firebase: false })]).toEqual([true, false])
})
