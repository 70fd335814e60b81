import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FocalPoint } from '../contract/fields/fields'
import type { LibraryPicture, PictureToRestore } from '../contract/pictures/picture-calls'
import type { PictureFilter, PictureOrder } from '../contract/pictures/picture-texts'
import { writesTo } from './calls/mutations'
import { api } from './calls/client'

/** Query key prefix of the picture library. */
const PICTURES = ['admin', 'pictures'] as const

const WRITES = [...PICTURES, 'write'] as const

/** State of the library. */
export type PictureListView = { filter: PictureFilter; q: string; sort: PictureOrder; page: number }

/** A picture with its name under the name that other lists use. */
export type PictureRow = LibraryPicture & { id: string }

/** One page of the library, with the time of the response in milliseconds, for relative ages. */
export function picturesQuery({ filter, q, sort, page }: PictureListView) {
  return queryOptions({
    queryKey: [...PICTURES, 'list', { filter, q, sort, page }],
    queryFn: async ({ signal }) => {
      const { data } = await api.pictures.list({ filter, q: q || undefined, sort, page }, { signal })
      const pictures = data.pictures.map((picture): PictureRow => ({ ...picture, id: picture.name }))
      return { ...data, pictures, now: Date.now() }
    },
    // An upload in the editor adds to it.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** A picture of the library by its name. */
export function pictureQuery(name: string) {
  return queryOptions({
    queryKey: [...PICTURES, 'one', name],
    queryFn: async ({ signal }) => (await api.pictures.find({ params: { name } }, { signal })).data.picture,
    staleTime: 0,
  })
}

/** The places in which replacing a picture by another would change something; nothing is changed. */
export function pictureReplacementQuery(name: string, by: string) {
  return queryOptions({
    queryKey: ['admin', 'picture replacement', name, by],
    queryFn: async ({ signal }) => {
      const args = { params: { name }, body: { by, dry_run: true } }
      return (await api.pictures.replace(args, { signal })).data.replaced
    },
    staleTime: 0,
  })
}

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: PICTURES })

const write = writesTo(refresh, WRITES)

/** Sets the default alt text or the focal point of a picture. */
export const describePictureMutation = write(
  ({ name, ...body }: { name: string; alt?: string; focus?: FocalPoint | null }) =>
    api.pictures.describe({ params: { name }, body }),
)

/** Removes pictures, except those in use. */
export const removePicturesMutation = write((names: string[]) => api.pictures.remove({ names }))

/** Restores removed pictures. */
export const restorePicturesMutation = write((names: string[]) => api.pictures.restore({ names }))

/** Shows another picture everywhere in place of one. */
export const replacePictureMutation = write(({ name, by }: { name: string; by: string }) =>
  api.pictures.replace({ params: { name }, body: { by } }),
)

/** Undoes the replacement of a picture. */
export const undoPictureReplacementMutation = write(
  ({ name, ...body }: { name: string; by: string; places: PictureToRestore[] }) =>
    api.pictures.undoReplace({ params: { name }, body }),
)
