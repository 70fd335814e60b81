import { z } from 'zod'
import { admin, dataResponse, id, messageDataResponse } from '../call'
import * as f from '../fields/fields'
import { postStatusSchema } from './post'

/** When a post is to be published and unpublished, ISO 8601 UTC; null where nothing is planned. */
const postPlanSchema = z.object({
  publish_at: f.timestamp,
  unpublish_at: f.timestamp,
  /** Why it failed for good; null if it has not. */
  failure: f.looseText,
})
export type PostPlan = z.infer<typeof postPlanSchema>

const plannedPostSchema = postPlanSchema.extend({
  id: f.anyText,
  title: f.anyText,
  status: postStatusSchema.catch('draft'),
})
export type PlannedPost = z.infer<typeof plannedPostSchema>

const time = z
  .union([z.string(), z.null()], 'must be a time or null')
  .refine((value) => value === null || f.readTimestamp(value) !== null, 'must be a time or null')
  .transform(f.readTimestamp)
  .default(null)

const params = z.object({ id })

/** Planned publishing: an addition of this site. */
export const planCalls = {
  list: admin('GET /admin/plans', 'List the posts with a plan, the next first').output(
    dataResponse({ posts: f.looseObjects(plannedPostSchema) }),
  ),
  get: admin('GET /curated-posts/{id}/plan', 'The plan of a post', { failures: [404, 410] })
    .input(params)
    .output(dataResponse({ plan: postPlanSchema })),
  set: admin('PUT /curated-posts/{id}/plan', 'Plan when a post is published and unpublished', {
    failures: [404, 410],
    isDetailed: true,
    description:
      'Times lie in the future, and unpublishing after publishing. Null plans nothing. Publishing or unpublishing by hand ends the plan for it.',
  })
    .input(z.object({ params, body: z.object({ publish_at: time, unpublish_at: time }, 'must be an object') }))
    .output(messageDataResponse({ plan: postPlanSchema })),
  retry: admin('POST /curated-posts/{id}/plan/retry', 'Try a failed plan again, at once', { failures: [404, 410] })
    .input(params)
    .output(messageDataResponse({ plan: postPlanSchema })),
}
