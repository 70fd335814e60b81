import { useMutation } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import {
  labelPostsMutation,
  removeTagMutation,
  renameTagMutation,
  undoRenameTagMutation,
} from '@/lib/client/posts/tags'
import { batchUpdateFailed } from '@/lib/contract/admin-texts'
import { MAX_BATCH_SIZE } from '@/lib/contract/limits'
import { errorMessageOf } from '../error-message'

/** Renaming, merging and removing tags, each with Undo. */
export function useTagActions() {
  const { mutateAsync: renameAll, isPending: isRenaming } = useMutation(renameTagMutation())
  const { mutateAsync: undoRename } = useMutation(undoRenameTagMutation())
  const { mutateAsync: removeAll, isPending: isRemoving } = useMutation(removeTagMutation())
  const { mutateAsync: label } = useMutation(labelPostsMutation())

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
      return true
    } catch (error) {
      notify('error', batchUpdateFailed(errorMessageOf(error)))
      return false
    }
  }
  const undo = (ids: string[], run: () => Promise<unknown>) =>
    ids.length > 0 && ids.length <= MAX_BATCH_SIZE ? { label: 'Undo', run: () => void attempt(run) } : undefined

  return {
    busy: isRenaming || isRemoving,
    rename: (from: string, to: string) =>
      attempt(async () => {
        const { message, ids, mergedIds } = await renameAll({ from, to })
        notify(
          'success',
          message,
          undo(ids, () => undoRename({ from, to, ids, mergedIds })),
        )
      }),
    remove: (tag: string) =>
      attempt(async () => {
        const { message, ids } = await removeAll(tag)
        notify(
          'success',
          message,
          undo(ids, () => label({ ids, tag, remove: false })),
        )
      }),
  }
}
