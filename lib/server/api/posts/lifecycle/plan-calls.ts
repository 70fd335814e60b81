import { env } from '../../../core/env'
import { getPlan, listPlans, retryPlan, setPlan } from '../../../posts/plans/post-plans'
import { api } from '../../implement'

/** The calls for planned publishing. */
export const planCalls = {
  list: api.plans.list.handler(async ({ context: { database } }) => ({
    data: { posts: await listPlans(database) },
  })),
  get: api.plans.get.handler(async ({ input, context: { database } }) => ({
    data: { plan: await getPlan(database, input.id) },
  })),
  set: api.plans.set.handler(async ({ input, context: { database } }) => ({
    message: 'Plan saved',
    data: { plan: await setPlan(database, input.params.id, input.body, env().ADMIN_USERNAME) },
  })),
  retry: api.plans.retry.handler(async ({ input, context: { database } }) => ({
    message: 'Tried again',
    data: { plan: await retryPlan(database, input.id) },
  })),
}
