import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { refreshPosts } from './admin-posts'
import { afterWrite } from '../calls/after-write'
import { api } from '../calls/client'

/** The versions of a post, current one first. */
export function postVersionsQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'versions', id],
    queryFn: async ({ signal }) => (await api.versions.list({ id }, { signal })).data.versions,
  })
}

/** One version of a post with all fields. */
export function postVersionQuery(id: string, version: string) {
  return queryOptions({
    queryKey: ['admin', 'version', id, version],
    queryFn: async ({ signal }) => (await api.versions.get({ id, version }, { signal })).data.version,
    staleTime: Infinity,
  })
}

/** Restores a version of a post; rejected if the post was saved after `updated_at`. */
export function restoreVersionMutation(id: string) {
  return mutationOptions({
    mutationKey: ['admin', 'write', 'post', id],
    mutationFn: ({ version, updated_at }: { version: string; updated_at: string }) =>
      api.versions.restore({ params: { id, version }, body: { updated_at } }),
    onSettled: afterWrite(refreshPosts),
  })
}
