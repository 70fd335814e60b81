import { z } from 'zod'
import { admin, dataResponse, id, messageDataResponse } from '../call'
import { anyText, looseObjects, looseText, timestamp, readTimestamp } from '../fields/fields'
import { postStatusSchema } from './post'

/** When a post is to be published and unpublished, ISO 8601 UTC; null where nothing is planned. */
const postPlanSchema = z.object({
  publish_at: timestamp,
  unpublish_at: timestamp,
  /** Why it failed for good; null if it has not. */
  failure: looseText,
})
export type PostPlan = z.infer<typeof postPlanSchema>

const plannedPostSchema = postPlanSchema.extend({
  id: anyText,
  title: anyText,
  status: postStatusSchema.catch('draft'),
})
export type PlannedPost = z.infer<typeof plannedPostSchema>

const time = z
  .union([z.string(), z.null()], 'must be a time or null')
  .refine((value) => value === null || readTimestamp(value) !== null, 'must be a time or null')
  .transform(readTimestamp)
  .default(null)

const params = z.object({ id })

/** Planned publishing: an addition of this site. */
export const planCalls = {
  list: admin()
    .route({ method: 'GET', path: '/admin/plans', summary: 'List the posts with a plan, the next first' })
    .output(dataResponse({ posts: looseObjects(plannedPostSchema) })),
  get: admin(404, 410)
    .route({ method: 'GET', path: '/curated-posts/{id}/plan', summary: 'The plan of a post' })
    .input(params)
    .output(dataResponse({ plan: postPlanSchema })),
  set: admin(404, 410)
    .route({
      method: 'PUT',
      path: '/curated-posts/{id}/plan',
      summary: 'Plan when a post is published and unpublished',
      description:
        'Times lie in the future, and unpublishing after publishing. Null plans nothing. Publishing or unpublishing by hand ends the plan for it.',
      inputStructure: 'detailed',
    })
    .input(z.object({ params, body: z.object({ publish_at: time, unpublish_at: time }, 'must be an object') }))
    .output(messageDataResponse({ plan: postPlanSchema })),
  retry: admin(404, 410)
    .route({ method: 'POST', path: '/curated-posts/{id}/plan/retry', summary: 'Try a failed plan again, at once' })
    .input(params)
    .output(messageDataResponse({ plan: postPlanSchema })),
}
