import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase } from '@/lib/testing/database'
import { handleApi } from '../api/handle-api'
import { useConnection } from '../db/open/connect'

vi.mock('@/lib/contract/saved/saved', async (original) => ({ ...(await original<object>()), MAX_SAVED: 3 }))

const PROJECT = 'demo-plumbline'
const admin = `Basic ${btoa('admin:correct horse')}`

beforeAll(async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'correct horse')
  vi.stubEnv('FIREBASE_API_KEY', 'demo-key')
  vi.stubEnv('FIREBASE_PROJECT_ID', PROJECT)
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099')
  await useConnection(await openTestDatabase('embedded'))
})
afterAll(() => useConnection(null))

function token(uid: string, project = PROJECT, expires = '1h') {
  return `Bearer ${new UnsecuredJWT({ user_id: uid })
    .setSubject(uid)
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setIssuedAt()
    .setExpirationTime(expires)
    .encode()}`
}

async function call(method: string, path: string, authorization: string, body?: unknown) {
  const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const request = new Request(`http://site.test/api${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  })
  const response = await handleApi(request)
  return { status: response.status, body: await response.json() }
}

async function newPost(status: string) {
  const made = await call('POST', '/curated-posts', admin, { title: 'Oak shelf', summary: 'A shelf', status })
  return made.body.data.post.id as string
}

test('a visitor can save a post, list it and remove it', async () => {
  const id = await newPost('published')
  const ann = token('ann')
  expect((await call('PUT', `/me/saved/post/${id}`, ann)).status).toBe(200)
  expect((await call('PUT', `/me/saved/post/${id}`, ann)).status).toBe(200)
  expect((await call('GET', '/me/saved', ann)).body.data.posts).toMatchObject([{ id, title: 'Oak shelf' }])
  expect((await call('GET', '/me/saved', token('ben'))).body.data.posts).toEqual([])
  expect((await call('DELETE', `/me/saved/post/${id}`, ann)).status).toBe(200)
  expect((await call('GET', '/me/saved', ann)).body.data.posts).toEqual([])
})

test('a request with an empty body stream counts as one without a body', async () => {
  const id = await newPost('published')
  const empty = new ReadableStream({ start: (controller) => controller.close() })
  const init = { method: 'PUT', headers: { authorization: token('dan') }, body: empty, duplex: 'half' }
  const response = await handleApi(new Request(`http://site.test/api/me/saved/post/${id}`, init))
  expect(response.status).toBe(200)
})

test('a draft cannot be saved, and a saved post that becomes a draft leaves the list', async () => {
  expect((await call('PUT', `/me/saved/post/${await newPost('draft')}`, token('ann'))).status).toBe(404)
  const id = await newPost('published')
  await call('PUT', `/me/saved/post/${id}`, token('ann'))
  await call('PUT', `/curated-posts/${id}`, admin, { status: 'draft' })
  expect((await call('GET', '/me/saved', token('ann'))).body.data.posts).toEqual([])
})

test('the whole list can be removed at once', async () => {
  const id = await newPost('published')
  await call('PUT', `/me/saved/post/${id}`, token('cleo'))
  expect((await call('DELETE', '/me/saved', token('cleo'))).status).toBe(200)
  expect((await call('GET', '/me/saved', token('cleo'))).body.data.posts).toEqual([])
})

test('a full list accepts only items that it has already, and missing items do not count', async () => {
  const ids = await Promise.all(['published', 'published', 'published', 'published'].map(newPost))
  const save = async (id?: string) => (await call('PUT', `/me/saved/post/${id}`, token('eve'))).status
  for (const id of ids.slice(0, 3)) expect(await save(id)).toBe(200)
  expect([await save(ids[0]), await save(ids[3])]).toEqual([200, 409])
  await call('DELETE', `/curated-posts/${ids[1]}`, admin)
  expect(await save(ids[3])).toBe(200)
})

test.each([
  ['no token', ''],
  ['the admin header', admin],
  ['another project', token('ann', 'other')],
  ['an expired token', token('ann', PROJECT, '-1h')],
  ['no token at all', 'Bearer a.b.c'],
])('%s is refused', async (_name, authorization) => {
  expect((await call('GET', '/me/saved', authorization)).status).toBe(401)
})
