import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlannedPost, PostPlan } from '@/lib/contract/posts/post-plan'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../../testing/api'
import { onEachEngine } from '../../../testing/database'
import { database } from '../../db/open/connect'
import { jobs } from '../../db/schema/jobs-schema'
import { contentVersion } from '../../core/changes'
import { JobRunner } from '../../jobs/run-jobs'
import { plannedStatusJobs } from '../../ops/jobs/scheduled-jobs'
import { resetRateLimits } from '../access/rate-limits'

vi.hoisted(() => (process.env.LOG_LEVEL = 'silent'))
vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)
beforeEach(resetRateLimits)
afterEach(() => {
  vi.useRealTimers()
})

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const passHours = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR })

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await call(method, path, { as: ADMIN, body })
  return { ...answer, data: answer.data as unknown as { plan: PostPlan; posts: PlannedPost[] } }
}
const plan = (id: string, body: object) => ask('PUT', `/curated-posts/${id}/plan`, body)
const planOf = async (id: string) => (await ask('GET', `/curated-posts/${id}/plan`)).data.plan
const stored = async (id: string) => (await call('GET', `/curated-posts/${id}`, { as: ADMIN })).data.post
const runner = () => new JobRunner([plannedStatusJobs])
const NONE = { publish_at: null, unpublish_at: null, failure: null }

/** Makes every change of a post fail. @returns a function that ends this. */
async function refuseChanges() {
  const db = await database()
  const body = sql`begin raise exception 'no room'; end`
  await db.execute(sql`create or replace function refuse() returns trigger as $$ ${body} $$ language plpgsql`)
  await db.execute(sql`create trigger refusal before update on posts for each row execute function refuse()`)
  return () => db.execute(sql`drop trigger refusal on posts`)
}

onEachEngine(() => {
  test('a planned draft is published at its time by one of several instances, and unpublished at its time', async () => {
    const { id } = await makePost({ status: 'draft' })
    const times = { publish_at: inHours(1), unpublish_at: inHours(3) }
    expect((await plan(id, times)).data.plan).toEqual({ ...NONE, ...times })
    expect((await ask('GET', '/admin/plans')).data.posts).toMatchObject([{ id, status: 'draft', ...times }])
    await runner().drain()
    expect((await stored(id)).status).toBe('draft')
    passHours(2)
    const version = contentVersion()
    await Promise.all([runner().drain(), runner().drain()])
    expect(await stored(id)).toMatchObject({ status: 'published', published_at: expect.stringMatching(/Z$/) })
    expect(contentVersion(), 'pages are rendered anew, once').toBe(version + 1)
    const { versions } = (await call('GET', `/curated-posts/${id}/versions`, { as: ADMIN })).data as unknown as {
      versions: unknown[]
    }
    expect(versions).toHaveLength(2)
    expect(await planOf(id)).toEqual({ ...NONE, unpublish_at: times.unpublish_at })
    passHours(2)
    await runner().drain()
    expect([(await stored(id)).status, await planOf(id)]).toEqual(['draft', NONE])
  })

  test.each([
    ['draft', { publish_at: '2020-01-01T00:00:00Z' }, 'publish_at must be in the future'],
    ['published', { unpublish_at: '2020-01-01T00:00:00Z' }, 'unpublish_at must be in the future'],
    ['published', { publish_at: inHours(1) }, 'publish_at is for drafts: this post is published'],
    ['draft', { unpublish_at: inHours(1) }, 'unpublish_at needs a time to publish: this post is a draft'],
    ['draft', { publish_at: inHours(2), unpublish_at: inHours(1) }, 'unpublish_at must be after publish_at'],
    ['draft', { publish_at: 'soon' }, expect.stringContaining('publish_at must be a time or null')],
  ])('of a %s post the plan %j is refused with the reason', async (status, times, message) => {
    const { id } = await makePost({ status })
    expect(await plan(id, times)).toMatchObject({ status: 400, message })
    expect(await planOf(id)).toEqual(NONE)
  })

  test('a plan is replaced, taken back, and ended by hand; a deleted post has none', async () => {
    const { id } = await makePost({ status: 'draft' })
    await plan(id, { publish_at: inHours(1) })
    await plan(id, { publish_at: inHours(5) })
    passHours(2)
    await runner().drain()
    expect((await stored(id)).status).toBe('draft')
    await plan(id, {})
    expect(await planOf(id)).toEqual(NONE)
    await plan(id, { publish_at: inHours(1) })
    await call('PUT', `/curated-posts/${id}`, { as: ADMIN, body: { status: 'published' } })
    expect(await planOf(id)).toEqual(NONE)
    await call('DELETE', `/curated-posts/${id}`, { as: ADMIN })
    expect([(await plan(id, {})).status, (await plan('none', {})).status]).toEqual([410, 404])
  })

  test('a plan that fails five times says why, and can be tried again', async () => {
    const { id } = await makePost({ status: 'draft' })
    await plan(id, { publish_at: inHours(1) })
    const endRefusal = await refuseChanges()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      passHours(30)
      await runner().drain()
    }
    // A runner of an earlier test may have taken the last attempt.
    await vi.waitFor(async () => expect((await planOf(id)).failure).toBeTruthy())
    expect((await ask('GET', '/admin/plans')).data.posts[0]?.failure).toBeTruthy()
    await endRefusal()
    expect((await ask('POST', `/curated-posts/${id}/plan/retry`)).data.plan.failure).toBeNull()
    await runner().drain()
    expect((await stored(id)).status).toBe('published')
  })

  test('a post that could not be published before its time to be unpublished stays a draft', async () => {
    const { id } = await makePost({ status: 'draft' })
    await plan(id, { publish_at: inHours(1), unpublish_at: inHours(2) })
    const endRefusal = await refuseChanges()
    // The pauses before the attempts take less than the hour in public.
    for (const hours of [1.01, 0.01, 0.04, 0.14, 0.54]) {
      passHours(hours)
      await runner().drain()
    }
    await vi.waitFor(async () => expect((await planOf(id)).failure).toBeTruthy())
    passHours(1)
    await runner().drain()
    await endRefusal()
    expect((await ask('POST', `/curated-posts/${id}/plan/retry`)).data.plan).toEqual(NONE)
    await runner().drain()
    expect((await stored(id)).status).toBe('draft')
  })

  test('a post whose hours in public passed while the site was down is never published', async () => {
    const { id } = await makePost({ status: 'draft' })
    await plan(id, { publish_at: inHours(1), unpublish_at: inHours(2) })
    passHours(3)
    await Promise.all([runner().drain(), runner().drain()])
    expect(await stored(id)).toMatchObject({ status: 'draft', published_at: null })
    expect(await planOf(id)).toEqual(NONE)
  })

  test('unpublishing a draft that is still to be published keeps its plan', async () => {
    const { id } = await makePost({ status: 'draft' })
    const times = { publish_at: inHours(1), unpublish_at: inHours(2) }
    await plan(id, times)
    await ask('POST', '/curated-posts/batch-status', { ids: [id], status: 'draft' })
    expect(await planOf(id)).toEqual({ ...NONE, ...times })
  })

  test('a plan that failed and was then carried out by hand says nothing of the failure', async () => {
    const { id } = await makePost({ status: 'draft' })
    await plan(id, { publish_at: inHours(1), unpublish_at: inHours(9) })
    const db = await database()
    const failed = { failedAt: new Date(), lastError: 'no room' }
    await db
      .update(jobs)
      .set(failed)
      .where(eq(jobs.key, `${id} published`))
    expect((await planOf(id)).failure).toBe('no room')
    await call('PUT', `/curated-posts/${id}`, { as: ADMIN, body: { status: 'published' } })
    expect(await planOf(id)).toMatchObject({ publish_at: null, unpublish_at: expect.any(String), failure: null })
  })
})
