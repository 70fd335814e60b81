import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type PostStatus, postStatusSchema } from '@/lib/contract/posts/post'
import type { PlannedPost, PostPlan } from '@/lib/contract/posts/post-plan'
import { errors } from '../../core/errors'
import { type Database, write } from '../../db/database'
import { jobs } from '../../db/schema/jobs-schema'
import { postPlans } from '../../db/schema/plan-schema'
import { posts } from '../../db/schema/post-schema'
import { cancelJob, enqueue, jobKind } from '../../jobs/enqueue'
import { postNotFound } from '../get-post'
import { setStatusOfPosts } from '../write-posts'

export const PLANNED_STATUS = jobKind({
  name: 'publish or unpublish a post',
  data: z.object({ post: z.string(), status: postStatusSchema }),
  attempts: 5,
  concurrency: 4,
})
type PlannedStatus = z.infer<typeof PLANNED_STATUS.data>

const STATUSES = ['published', 'draft'] as const
const keyOf = (post: string, status: PostStatus) => `${post} ${status}`

type Row = typeof postPlans.$inferSelect
const timeOf = ({ publishAt, unpublishAt }: Pick<Row, 'publishAt' | 'unpublishAt'>, status: PostStatus) =>
  status === 'published' ? publishAt : unpublishAt
type Times = Pick<PostPlan, 'publish_at' | 'unpublish_at'>

/** The posts with a plan, the next first. */
export async function listPlans(database: Database): Promise<PlannedPost[]> {
  const rows = await database
    .select({ plan: postPlans, title: posts.title, status: posts.status })
    .from(postPlans)
    .innerJoin(posts, eq(posts.id, postPlans.postId))
    .orderBy(sql`least(${postPlans.publishAt}, ${postPlans.unpublishAt})`, postPlans.postId)
  const failures = await failuresOf(
    database,
    rows.map(({ plan }) => plan.postId),
  )
  return rows.map(({ plan, title, status }) => ({ ...toPlan(plan, failures), id: plan.postId, title, status }))
}

/** @throws not-found or gone for a missing post. */
export async function getPlan(database: Database, id: string): Promise<PostPlan> {
  await statusOf(database, id)
  const [plan] = await database.select().from(postPlans).where(eq(postPlans.postId, id))
  return toPlan(plan, await failuresOf(database, [id]))
}

/**
 * Plans when a post is published and unpublished, in place of what was planned before.
 * @throws not-found or gone; invalid for a time in the past, or one that its status or the other time rules out.
 */
export async function setPlan(database: Database, id: string, times: Times, author: string | null): Promise<PostPlan> {
  return write(database, async (tx) => {
    checkTimes(times, await statusOf(tx, id))
    const dateOf = (time: string | null) => (time ? new Date(time) : null)
    const { publish_at: publish, unpublish_at: unpublish } = times
    const row = { postId: id, publishAt: dateOf(publish), unpublishAt: dateOf(unpublish), plannedBy: author }
    await tx.delete(postPlans).where(eq(postPlans.postId, id))
    if (publish || unpublish) await tx.insert(postPlans).values(row)
    for (const status of STATUSES) {
      const runAt = timeOf(row, status)
      if (runAt) await enqueue(tx, PLANNED_STATUS, { post: id, status }, { runAt, key: keyOf(id, status) })
      else await cancelJob(tx, PLANNED_STATUS, keyOf(id, status))
    }
    return getPlan(tx, id)
  })
}

/** Tries what failed of a plan again, at once. @throws not-found or gone. */
export async function retryPlan(database: Database, id: string): Promise<PostPlan> {
  return write(database, async (tx) => {
    const failures = await failuresOf(tx, [id])
    for (const status of STATUSES) {
      const key = keyOf(id, status)
      if (failures.has(key)) await enqueue(tx, PLANNED_STATUS, { post: id, status }, { key })
    }
    return getPlan(tx, id)
  })
}

/**
 * Does what is planned for a post, if its time has come. A post that was not published before its time to be unpublished,
 * as after failures or while the site was down, stays a draft: published later, it would have no end.
 * @returns whether the post changed.
 */
export async function carryOut(database: Database, { post, status }: PlannedStatus): Promise<boolean> {
  return write(database, async (tx) => {
    const [plan] = await tx.select().from(postPlans).where(eq(postPlans.postId, post))
    if (!plan || !hasCome(timeOf(plan, status))) return false
    if (status === 'published' && hasCome(plan.unpublishAt)) return false
    if (status === 'draft' && plan.publishAt) {
      await tx.update(postPlans).set({ publishAt: null }).where(eq(postPlans.postId, post))
      await cancelJob(tx, PLANNED_STATUS, keyOf(post, 'published'))
    }
    return (await setStatusOfPosts(tx, [post], status, plan.plannedBy)).length > 0
  })
}

const hasCome = (time: Date | null) => time !== null && time.getTime() <= Date.now()

function checkTimes({ publish_at: publish, unpublish_at: unpublish }: Times, status: PostStatus): void {
  const now = Date.now()
  if (publish && Date.parse(publish) <= now) throw errors.badField('publish_at', 'must be in the future')
  if (unpublish && Date.parse(unpublish) <= now) throw errors.badField('unpublish_at', 'must be in the future')
  if (publish && status === 'published') throw errors.badField('publish_at', 'is for drafts: this post is published')
  if (unpublish && !publish && status === 'draft')
    throw errors.badField('unpublish_at', 'needs a time to publish: this post is a draft')
  if (publish && unpublish && Date.parse(unpublish) <= Date.parse(publish))
    throw errors.badField('unpublish_at', 'must be after publish_at')
}

async function statusOf(database: Database, id: string): Promise<PostStatus> {
  const [post] = await database.select({ status: posts.status }).from(posts).where(eq(posts.id, id))
  if (!post) throw await postNotFound(database, id, true)
  return post.status
}

/** Why plans of posts failed, by the key of their job. */
async function failuresOf(database: Database, ids: string[]): Promise<Map<string, string>> {
  const keys = ids.flatMap((id) => STATUSES.map((status) => keyOf(id, status)))
  if (keys.length === 0) return new Map()
  const rows = await database
    .select({ key: jobs.key, reason: jobs.lastError })
    .from(jobs)
    .where(and(eq(jobs.kind, PLANNED_STATUS.name), inArray(jobs.key, keys), isNotNull(jobs.failedAt)))
  return new Map(rows.map(({ key, reason }) => [key ?? '', reason ?? 'Unknown error']))
}

function toPlan(plan: Row | undefined, failures: Map<string, string>): PostPlan {
  if (!plan) return { publish_at: null, unpublish_at: null, failure: null }
  // A status that was reached by hand is no longer planned, though its job may have failed before.
  const planned = STATUSES.filter((status) => timeOf(plan, status))
  return {
    publish_at: plan.publishAt?.toISOString() ?? null,
    unpublish_at: plan.unpublishAt?.toISOString() ?? null,
    failure: planned.map((status) => failures.get(keyOf(plan.postId, status))).find(Boolean) ?? null,
  }
}
