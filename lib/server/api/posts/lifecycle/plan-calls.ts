import 'server-only'
import { env } from '../../../core/env'
import { getPlan, listPlans, retryPlan, setPlan } from '../../../posts/plans/post-plans'
import { api } from '../../implement'

const success = true as const

const list = api.plans.list.handler(async ({ context: { database } }) => ({
  success,
  data: { posts: await listPlans(database) },
}))

const get = api.plans.get.handler(async ({ input, context: { database } }) => ({
  success,
  data: { plan: await getPlan(database, input.id) },
}))

const set = api.plans.set.handler(async ({ input, context: { database } }) => ({
  success,
  message: 'Plan saved',
  data: { plan: await setPlan(database, input.params.id, input.body, env().ADMIN_USERNAME) },
}))

const retry = api.plans.retry.handler(async ({ input, context: { database } }) => ({
  success,
  message: 'Tried again',
  data: { plan: await retryPlan(database, input.id) },
}))

/** The calls for planned publishing. */
export const planCalls = { list, get, set, retry }
