import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LibraryPicture } from '../contract/pictures/picture-calls'
import type { PictureFilter, PictureOrder } from '../contract/pictures/picture-texts'
import { api } from './calls/client'
import { adminQuery } from './calls/query-client'

type PictureListView = { filter: PictureFilter; q: string; sort: PictureOrder; page: number }

/** A picture with its name under the name that other lists use. */
export type PictureRow = LibraryPicture & { id: string }

/** One page of the library, with the time of the response in milliseconds, for relative ages. */
export const picturesQuery = ({ filter, q, sort, page }: PictureListView) => ({
  ...adminQuery(['pictures', { filter, q, sort, page }], async (init) => {
    const { data } = await api.pictures.list({ filter, q: q || undefined, sort, page }, init)
    const pictures = data.pictures.map((picture): PictureRow => ({ ...picture, id: picture.name }))
    return { ...data, pictures, now: Date.now() }
  }),
  placeholderData: keepPreviousData,
})

/** A picture of the library by its name. */
export const pictureQuery = (name: string) =>
  adminQuery(['picture', name], async (init) => (await api.pictures.find({ params: { name } }, init)).data.picture)

/** The places in which replacing a picture by another would change something; nothing is changed. */
export function pictureReplacementQuery(name: string, by: string) {
  return queryOptions({
    queryKey: ['dry run', 'picture', name, by],
    queryFn: async ({ signal }) => {
      const args = { params: { name }, body: { by, dry_run: true } }
      return (await api.pictures.replace(args, { signal })).data.replaced
    },
  })
}
