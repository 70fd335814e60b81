import { api } from '@/lib/client/calls/client'
import { undo, useWrite } from '../kit/feedback'

/** Archives products or takes them out of the archive, with Undo in the toast. */
export function useProductArchive() {
  const { busy, write } = useWrite(api.catalog.batchArchive, { failed: 'Failed to archive products' })
  /** @param ids products that are not archived yet, or that all are. @returns whether it was done. */
  const archive = (ids: string[], archived: boolean) =>
    write({ ids, archived }, () => undo(() => write({ ids, archived: !archived })))
  return { busy, archive }
}

/** Deletes unused products, with Undo in the toast. */
export function useProductRemoval() {
  const { write: restore } = useWrite(api.catalog.batchRestore, {
    failed: 'Failed to restore products',
    isPartial: ({ restoredCount }, { ids }) => restoredCount !== ids.length,
  })
  const { busy, write } = useWrite(api.catalog.batchDelete, {
    failed: 'Failed to delete products',
    isPartial: ({ usedIds }) => usedIds.length > 0,
  })
  /** @param ids products that were unused when listed; one that a post features by now is not deleted. */
  const remove = (ids: string[]) =>
    write(
      { ids },
      ({ deletedCount, usedIds }) =>
        deletedCount > 0 && undo(() => restore({ ids: ids.filter((id) => !usedIds.includes(id)) })),
    )
  return { busy, remove }
}
