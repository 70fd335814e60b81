import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../contract/failure'
import { storeAdminHeader } from '../session/admin-header'
import { onSessionEnd } from '../session/session-end'
import { api, publicApi } from './client'

const RIGHT = 'Basic cmlnaHQ6'
let sent: (string | null)[]
let stop = () => {}

/** Node's own Request takes no AbortSignal of jsdom's, so the few things of a browser stand here. */
function browser() {
  const kept = new Map<string, string>()
  return {
    location: { origin: 'http://site.test' },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  }
}

beforeEach(() => {
  sent = []
  vi.stubGlobal('window', browser())
  vi.stubGlobal('fetch', async (request: Request) => {
    const header = request.headers.get('authorization')
    sent.push(header)
    return header === RIGHT
      ? Response.json({ success: true, message: 'Post deleted successfully' })
      : Response.json({ success: false, message: 'Invalid admin credentials', code: 'UNAUTHORIZED' }, { status: 401 })
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** A person who is asked to sign in again, and does or does not. */
function person(answer: boolean) {
  const ask = vi.fn(async () => {
    if (answer) storeAdminHeader(RIGHT)
    return answer
  })
  stop = onSessionEnd(ask)
  return ask
}

test('a call that finds the session ended is made anew after a new sign-in', async () => {
  storeAdminHeader('Basic b2xk')
  const ask = person(true)
  await expect(api.posts.remove({ id: 'a' })).resolves.toMatchObject({ message: 'Post deleted successfully' })
  expect(sent).toEqual(['Basic b2xk', RIGHT])
  expect(ask).toHaveBeenCalledOnce()
})

test('a new post goes with its key beside the credentials', async () => {
  storeAdminHeader(RIGHT)
  const answer = vi.fn(async (_request: Request) => Response.json({ success: true, message: '', data: {} }, { status: 201 }))
  vi.stubGlobal('fetch', answer)
  await api.posts.create({ headers: { 'idempotency-key': 'one' }, body: { title: 'Oak', summary: 'A shelf' } })
  const [request] = answer.mock.lastCall ?? []
  expect([request?.headers.get('idempotency-key'), request?.headers.get('authorization')]).toEqual(['one', RIGHT])
  expect(await request?.json()).toEqual({ title: 'Oak', summary: 'A shelf' })
})

test('several calls ask once', async () => {
  storeAdminHeader('Basic b2xk')
  const ask = person(true)
  await Promise.all([api.posts.remove({ id: 'a' }), api.posts.remove({ id: 'b' }), api.posts.remove({ id: 'c' })])
  expect(ask).toHaveBeenCalledOnce()
})

test('a call whose new sign-in is declined fails with the sentence of the API', async () => {
  storeAdminHeader('Basic b2xk')
  person(false)
  await expect(api.posts.remove({ id: 'a' })).rejects.toEqual(new ApiError(401, 'Invalid admin credentials', 'UNAUTHORIZED'))
})

test('calls of visitors carry nothing and ask nothing', async () => {
  storeAdminHeader('Basic b2xk')
  const ask = person(true)
  await expect(publicApi.posts.list({})).rejects.toMatchObject({ status: 401 })
  expect(sent).toEqual([null])
  expect(ask).not.toHaveBeenCalled()
})

test.each(['<html>Bad Gateway</html>', ''])('a failure that is no JSON keeps its status (%j)', async (body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 502 }))
  await expect(api.posts.list({})).rejects.toMatchObject({ status: 502, message: 'The site answered with status 502' })
})

test('a call that gets no answer says so', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(api.posts.list({})).rejects.toMatchObject({ status: 0, message: 'The site could not be reached' })
})
