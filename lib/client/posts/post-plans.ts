import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { refreshPosts } from './admin-posts'
import { afterWrite } from '../calls/after-write'
import { api } from '../calls/client'

const onSettled = afterWrite((client) => void refreshPosts(client))

/** The posts with a plan, the next first. */
export function plansQuery() {
  return queryOptions({
    queryKey: ['admin', 'plans'],
    queryFn: async ({ signal }) => (await api.plans.list(undefined, { signal })).data.posts,
  })
}

/** The plan of a post. */
export function planQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'plans', id],
    queryFn: async ({ signal }) => (await api.plans.get({ id }, { signal })).data.plan,
  })
}

/** Plans when a post is published and unpublished, ISO 8601. */
export function setPlanMutation(id: string) {
  return mutationOptions({
    mutationFn: (body: { publish_at: string | null; unpublish_at: string | null }) =>
      api.plans.set({ params: { id }, body }),
    onSettled,
  })
}

/** Tries a failed plan again. */
export function retryPlanMutation(id: string) {
  return mutationOptions({ mutationFn: () => api.plans.retry({ id }), onSettled })
}
