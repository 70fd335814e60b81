import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { API_VERSION, API_VERSION_HEADER } from '@/lib/contract/base-calls'
import { OWN_API, type Reply, startUpstreamApi } from '@/lib/testing/servers/upstream-api'
import { handleApi } from '../handle-api'
import { log } from '../../core/log'
import { forgetApi, isOwnApi, meetApi } from './own-api'
import { fetchUpstream } from './upstream-fetch'

const api = await startUpstreamApi()
beforeEach(forgetApi)
afterAll(() => api.close())

const BODY = { data: { categories: [] } }
async function read(reply: Reply): Promise<boolean> {
  api.replies.set('GET /api/data/posts/categories', reply)
  const address = new URL(`${api.base}/api/data/posts/categories`)
  await fetchUpstream(address, { method: 'GET', headers: {}, body: null, timeLimit: 300 }).catch(() => undefined)
  return isOwnApi(api.base)
}

test('the version of the API is that of the release without its last number', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  expect(version.startsWith(`${API_VERSION}.`)).toBe(true)
})

test.each([
  ['GET', '/api/data/posts/nothing', 404],
  ['GET', '/api/curated-posts/%zz', 400],
  ['PUT', '/api/curated-posts/1', 401],
  ['OPTIONS', '/api/curated-posts', 204],
  ['GET', '/api/openapi.json', 200],
])('every answer of the embedded API names its version: %s %s', async (method, path, status) => {
  const answer = await handleApi(new Request(`http://site.test${path}`, { method }))
  expect([answer.status, answer.headers.get(API_VERSION_HEADER)]).toEqual([status, API_VERSION])
})

test('an API is known by its answers: ours by its version, and any other', async () => {
  expect(isOwnApi(api.base)).toBe(false)
  expect(await read({ body: BODY, headers: OWN_API })).toBe(true)
  expect(isOwnApi('http://other.example'), 'another address is another API').toBe(false)
  expect(await read({ body: BODY }), 'replaced by another').toBe(false)
  expect(await read({ status: 404, body: { error: 'nope' }, headers: OWN_API }), 'an error of ours').toBe(true)
})

test.each<[string, Reply]>([
  ['a gateway that answers for it', { status: 502, type: 'text/html', body: '<h1>Bad Gateway</h1>' }],
  ['a limit before it', { status: 429, body: {} }],
  ['no answer', { hang: true }],
])('an outage changes nothing: %s', async (_what, reply) => {
  expect(await read({ body: BODY, headers: OWN_API })).toBe(true)
  expect(await read(reply)).toBe(true)
})

test('ours of another release is used as any other, which the log says once', async () => {
  const warning = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const headers = { [API_VERSION_HEADER]: '0.1' }
  expect([await read({ body: BODY, headers }), await read({ body: BODY, headers })]).toEqual([false, false])
  expect(warning).toHaveBeenCalledTimes(1)
})

test('a start asks once; an API that is down then is known by its first answer', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  api.replies.set('GET /api/data/posts/categories', { status: 503, body: {} })
  await meetApi(api.base)
  expect(isOwnApi(api.base)).toBe(false)
  await meetApi('http://127.0.0.1:1')
  api.replies.set('GET /api/data/posts/categories', { body: BODY, headers: OWN_API })
  await meetApi(api.base)
  expect(isOwnApi(api.base)).toBe(true)
})
