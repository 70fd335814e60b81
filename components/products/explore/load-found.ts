import { publicApi } from '@/lib/client/calls/client'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { LIST_STALE_TIME } from '@/lib/contract/limits'
import { type ExploreFilter, exploreCall } from './explore-filter'
import { type FoundView, foundView } from './found-view'

const client = newQueryClient()

/**
 * The products of a filter, which are asked for again once they are old; a request for another filter is given up.
 * @param before those that came with the page.
 * @throws ApiError
 */
export async function loadFound(filter: ExploreFilter, before: FoundView | undefined): Promise<FoundView> {
  await client.cancelQueries({ queryKey: ['products'] })
  return client.fetchQuery({
    queryKey: ['products', filter],
    queryFn: async ({ signal }): Promise<FoundView> =>
      foundView((await publicApi.products.list(exploreCall(filter), { signal })).data),
    ...(before && { initialData: before, initialDataUpdatedAt: performance.timeOrigin }),
    staleTime: LIST_STALE_TIME,
  })
}

/** The categories that posts are in. @throws ApiError */
export const loadCategories = (): Promise<string[]> =>
  client.fetchQuery({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => (await publicApi.categories.list(undefined, { signal })).data.categories,
  })
