import { removePicturesMutation, restorePicturesMutation } from '@/lib/client/pictures'
import { pictureRemoveFailed, pictureRestoreFailed } from '@/lib/contract/pictures/picture-texts'
import { undo, useWrite } from '../kit/use-write'

/** Removes unused pictures, with Undo in the toast, and restores them. */
export function usePictureRemoval() {
  const { write: restore } = useWrite(restorePicturesMutation, { failed: pictureRestoreFailed })
  const { busy, write } = useWrite(removePicturesMutation, {
    failed: pictureRemoveFailed,
    isPartial: ({ usedNames }) => usedNames.length > 0,
  })
  /** @param names of pictures that were unused when listed; one that is in use by now is not removed. */
  const remove = (names: string[]) =>
    write(names, ({ removedNames }) => removedNames.length > 0 && undo(() => restore(removedNames)))
  return { busy, remove, restore }
}
