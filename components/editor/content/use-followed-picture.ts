import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { useEffect, type Dispatch, type SetStateAction } from 'react'

/** A picture whose settings are open: where it is, and the alternative text being typed for it, null for none. */
export type OpenPicture = { pos: number; typed: string | null }
export type SetOpenPicture = Dispatch<SetStateAction<OpenPicture | null>>

/** Follows a picture while the text changes around it; one that is deleted is open no more. */
export function useFollowedPicture(editor: Editor, setOpen: SetOpenPicture): void {
  useEffect(() => {
    const follow = ({ transaction }: { transaction: Transaction }) => setOpen((open) => open && moved(open, transaction))
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor, setOpen])
}

function moved(open: OpenPicture, { mapping }: Transaction): OpenPicture | null {
  const { pos, deleted } = mapping.mapResult(open.pos)
  return deleted ? null : { ...open, pos }
}
