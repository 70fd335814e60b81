import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../contract/failure'
import { storeAdminHeader } from '../../session/admin-header'
import { onSessionEnd } from '../../session/share-session'
import { api, publicApi } from './client'

const RIGHT = 'Basic cmlnaHQ6'
let sent: (string | null)[]
let stop = () => {}

/** Node's Request rejects jsdom's AbortSignal, so the browser globals in use are stubbed. */
function browser() {
  const storage = new Map<string, string>()
  return {
    location: { origin: 'http://site.test' },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    localStorage: { removeItem: () => {} },
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

/** Answers the request for a new sign-in. */
function person(answer: boolean) {
  const confirm = vi.fn(async () => {
    if (answer) storeAdminHeader(RIGHT)
    return answer
  })
  stop = onSessionEnd(confirm)
  return confirm
}

test('a call with an expired session is retried after a new sign-in', async () => {
  storeAdminHeader('Basic b2xk')
  const confirm = person(true)
  await expect(api.posts.remove({ id: 'a' })).resolves.toMatchObject({ message: 'Post deleted successfully' })
  expect(sent).toEqual(['Basic b2xk', RIGHT])
  expect(confirm).toHaveBeenCalledOnce()
})

test('a new post is sent with its idempotency key and the credentials', async () => {
  storeAdminHeader(RIGHT)
  const answer = vi.fn(async (_request: Request) =>
    Response.json({ success: true, message: '', data: {} }, { status: 201 }),
  )
  vi.stubGlobal('fetch', answer)
  await api.posts.create({ headers: { 'idempotency-key': 'one' }, body: { title: 'Oak', summary: 'A shelf' } })
  const [request] = answer.mock.lastCall ?? []
  expect([request?.headers.get('idempotency-key'), request?.headers.get('authorization')]).toEqual(['one', RIGHT])
  expect(await request?.json()).toEqual({ title: 'Oak', summary: 'A shelf' })
})

test('several calls with an expired session ask for one sign-in', async () => {
  storeAdminHeader('Basic b2xk')
  const confirm = person(true)
  await Promise.all([api.posts.remove({ id: 'a' }), api.posts.remove({ id: 'b' }), api.posts.remove({ id: 'c' })])
  expect(confirm).toHaveBeenCalledOnce()
})

test('a call whose sign-in is declined fails with the message of the API', async () => {
  storeAdminHeader('Basic b2xk')
  person(false)
  await expect(api.posts.remove({ id: 'a' })).rejects.toEqual(
    new ApiError(401, 'Invalid admin credentials', 'UNAUTHORIZED'),
  )
})

test('calls of visitors send no credentials and never ask for a sign-in', async () => {
  storeAdminHeader('Basic b2xk')
  const confirm = person(true)
  await expect(publicApi.posts.list({})).rejects.toMatchObject({ status: 401 })
  expect(sent).toEqual([null])
  expect(confirm).not.toHaveBeenCalled()
})

test.each(['<html>Bad Gateway</html>', ''])(
  'an error response that is not JSON keeps its status (%j)',
  async (body) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status: 502 }))
    await expect(api.posts.list({})).rejects.toMatchObject({
      status: 502,
      message: 'The site answered with status 502',
    })
  },
)

test('a call without a response fails with a message', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(api.posts.list({})).rejects.toMatchObject({ status: 0, message: 'The site could not be reached' })
})
