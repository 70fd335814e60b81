import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import '@/lib/testing/provide-site-api'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '@/lib/testing/api'
import { openTestDatabase } from '@/lib/testing/database'
import { startServer } from '@/lib/testing/servers/http-server'
import { log } from '../../core/log'
import { database, useConnection } from '../../db/open/connect'
import { jobs } from '../../db/schema/jobs-schema'
import { JobRunner } from '../../jobs/run-jobs'
import { notifySearchEnginesJobs } from './scheduled-jobs'

const SITE = 'https://plumb.example'
const KEY = 'a-key-of-mine'

let endpoint: Awaited<ReturnType<typeof startServer>>
let status = 200
let requests: unknown[] = []

beforeAll(async () => {
  endpoint = await startServer(async (request, response) => {
    requests.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    response.writeHead(status).end()
  })
  vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
  vi.stubEnv('SITE_URL', SITE)
  vi.stubEnv('INDEXNOW_KEY', KEY)
  vi.stubEnv('INDEXNOW_ENDPOINT', `${endpoint.base}/indexnow`)
  await useConnection(await openTestDatabase('embedded'))
})
beforeEach(async () => {
  await (await database()).delete(jobs)
  requests = []
  status = 200
})
afterAll(async () => {
  await useConnection(null)
  endpoint.server.close()
})

const queued = async () => (await (await database()).select().from(jobs)).map(({ data }) => data as { posts: string[] })
/** Runs the jobs as if their time had come. */
async function notify() {
  await (await database()).update(jobs).set({ runAt: new Date(0) })
  await new JobRunner([notifySearchEnginesJobs]).drain()
}
const write = (method: string, path: string, body: unknown = {}) => call(method, path, { body, as: ADMIN })

test('published posts are submitted with the key and where it stands, drafts are not', async () => {
  const post = await makePost({ title: 'Oak shelves' })
  await makePost({ title: 'A draft', status: 'draft' })
  await notify()
  expect(requests).toEqual([
    {
      host: 'plumb.example',
      key: KEY,
      keyLocation: `${SITE}/${KEY}.txt`,
      urlList: [`${SITE}/curated-posts/${post.slug}/${post.id}`],
    },
  ])
  expect(await queued()).toEqual([])
})

test.each([202, 403, 422])('an answer of %i is final', async (answer) => {
  status = answer
  const warning = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  await makePost()
  await notify()
  expect([requests.length, await queued(), warning.mock.calls.length]).toEqual([1, [], answer === 202 ? 0 : 1])
})

test.each([429, 503])('after an answer of %i it is tried again', async (answer) => {
  status = answer
  vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const { id } = await makePost()
  await notify()
  expect(await queued()).toEqual([{ posts: [id] }])
  status = 200
  await notify()
  expect([requests.length, await queued()]).toEqual([2, []])
})

test('several saves of a post are one notification', async () => {
  const { id } = await makePost()
  await write('PUT', `/curated-posts/${id}`, { title: 'Pine shelves' })
  await write('PUT', `/curated-posts/${id}`, { title: 'Ash shelves' })
  expect(await queued()).toEqual([{ posts: [id] }])
})

test('each call names the posts that it made or changed, and others name none', async () => {
  const [first, second] = [await makePost(), await makePost()]
  const ids = [first.id, second.id]
  const named = async (method: string, path: string, body?: unknown) => {
    await (await database()).delete(jobs)
    expect((await write(method, path, body)).status).toBe(200)
    return (await queued()).flatMap(({ posts }) => posts).sort()
  }
  expect(await named('POST', '/curated-posts/batch-highlight', { ids, isHighlighted: true })).toEqual([])
  expect(await named('POST', '/curated-posts/batch-status', { ids, status: 'draft' })).toEqual([...ids].sort())
  expect(await named('DELETE', `/curated-posts/${first.id}`)).toEqual([])
  expect(await named('POST', '/admin/deleted-posts/restore', { ids: [first.id] })).toEqual([first.id])
  await write('PUT', `/curated-posts/${second.id}`, { title: 'Ash shelves' })
  const { data } = await call('GET', `/curated-posts/${second.id}/versions`, { as: ADMIN })
  const [version] = (data as unknown as { versions: { saved_at: string }[] }).versions
  expect(await named('POST', `/curated-posts/${second.id}/versions/${version?.saved_at}/restore`)).toEqual([second.id])
})
