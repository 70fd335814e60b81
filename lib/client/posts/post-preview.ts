import { queryOptions } from '@tanstack/react-query'
import type { PreviewedWork } from '../../contract/posts/preview-calls'
import { api } from '../calls/client'

/** Unsaved work as visitors would get it, rendered anew for each preview that is opened. */
export function postPreviewQuery(work: PreviewedWork) {
  return queryOptions({
    queryKey: ['admin', 'preview', work],
    queryFn: async ({ signal }) => (await api.posts.preview(work, { signal })).data,
    gcTime: 0,
    retry: false,
  })
}
