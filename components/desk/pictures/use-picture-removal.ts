import { attempt } from '@/components/desk/kit/error-message'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { notify } from '@/components/site/frame/notify'
import { removePicturesMutation, restorePicturesMutation } from '@/lib/client/pictures'
import {
  pictureRemoveFailed,
  pictureRestoreFailed,
  picturesRemoved,
  picturesRestored,
} from '@/lib/contract/pictures/picture-texts'

/** Removes unused pictures, with Undo in the toast, and restores them. */
export function usePictureRemoval() {
  const removal = removePicturesMutation
  const { mutateAsync: remove } = useMutation(removal)
  const { mutateAsync: restore } = useMutation(restorePicturesMutation)
  const busy = useIsMutating({ mutationKey: removal.mutationKey }) > 0
  const restoreAll = (names: string[]) =>
    attempt(async () => {
      const { message, restoredCount } = await restore(names)
      notify('success', message || picturesRestored(restoredCount))
    }, pictureRestoreFailed)
  return {
    busy,
    restore: restoreAll,
    /** @param names of pictures that were unused when listed; one that is in use by now is not removed. */
    remove: async (names: string[]): Promise<boolean> => {
      if (names.length === 0 || busy) return false
      return attempt(async () => {
        const { message, removedNames, usedNames } = await remove(names)
        const undo = { label: 'Undo', run: () => void restoreAll(removedNames) }
        notify(
          usedNames.length === 0 ? 'success' : 'error',
          message || picturesRemoved(removedNames.length, usedNames.length),
          removedNames.length > 0 ? undo : undefined,
        )
      }, pictureRemoveFailed)
    },
  }
}
