import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { useEffect, type Dispatch, type SetStateAction } from 'react'

/** The image whose settings are open: its position, and its alt text while it is being edited (null otherwise). */
export type OpenPicture = { pos: number; typed: string | null }
export type SetOpenPicture = Dispatch<SetStateAction<OpenPicture | null>>

/** Maps the position of an image through document changes; a deleted one closes its settings. */
export function useTrackedPicture(editor: Editor, setOpen: SetOpenPicture): void {
  useEffect(() => {
    const follow = ({ transaction }: { transaction: Transaction }) =>
      setOpen((open) => open && moved(open, transaction))
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor, setOpen])
}

function moved(open: OpenPicture, { mapping }: Transaction): OpenPicture | null {
  const { pos, deleted } = mapping.mapResult(open.pos)
  return deleted ? null : { ...open, pos }
}
