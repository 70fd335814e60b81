import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../contract/failure'
import { decodeSegment } from '../../format/addresses/path-segment'
import { api } from '../calls/client'

const POST_PATH = /^\/curated-posts\/(?:[^/]+\/)?([^/]+)\/?$/

/** The id of the post at an address of this site, absolute or relative; null for any other address. */
export function linkedPostId(href: string): string | null {
  if (!URL.canParse(href, location.origin)) return null
  const { origin, pathname } = new URL(href, location.origin)
  const id = origin === location.origin ? POST_PATH.exec(pathname)?.[1] : undefined
  return id === undefined ? null : decodeSegment(id)
}

/** The status of a post that a text links to, or `missing`. */
export function linkedPostQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'linked-post', id],
    queryFn: async ({ signal }) => {
      try {
        return (await api.posts.get({ id }, { signal })).data.post.status
      } catch (error) {
        if (error instanceof ApiError && [404, 410].includes(error.status)) return 'missing' as const
        throw error
      }
    },
    staleTime: 60_000,
  })
}
