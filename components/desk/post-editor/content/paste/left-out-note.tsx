import { Button, IconButton } from '@/components/ui/controls/button'
import type { Editor, EditorEvents } from '@tiptap/core'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { countOf } from '@/lib/format/texts/counts'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

/** What a paste left out, and the number of its pictures that could not be stored on this site. */
export type PasteNote = { names: string[]; failed: number }
export const NOTHING_LEFT_OUT: PasteNote = { names: [], failed: 0 }

const said = ({ names, failed }: PasteNote) =>
  [
    names.length > 0 && `The paste left out ${LIST.format(names)}, which the text cannot hold.`,
    failed > 0 &&
      `${countOf(failed, 'picture')} could not be copied to this site and may stop loading: upload ${failed === 1 ? 'it' : 'them'}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** One line that says what a paste left out or could not fetch, until it is closed or the next paste. */
export function LeftOutNote({ editor, note, onClose }: { editor: Editor; note: PasteNote; onClose: () => void }) {
  const undo = () => {
    editor.chain().focus().undo().run()
    onClose()
  }
  const text = said(note)
  const isLast = useIsLastChange(editor, note.names)
  return (
    <div role="status" className="left-out-note sticky z-10 bg-tint empty:hidden">
      {text && (
        <p className="flex flex-wrap items-center gap-x-2 border-b border-line px-4 py-1 text-sm">
          <span className="grow">{text}</span>
          {isLast && (
            <Button kind="bare" size="small" onClick={undo}>
              Undo paste
            </Button>
          )}
          <IconButton isSmall icon={X} label="Close" onClick={onClose} />
        </p>
      )}
    </div>
  )
}

/**
 * Whether the paste that a note is about is what Undo takes back: false once the text was changed again, also by a paste
 * that has no note. Addresses that fetched pictures get are no step of the history.
 * @param names what the note says was left out: another list for each paste that has a note, if only an empty one.
 */
function useIsLastChange(editor: Editor, names: string[]): boolean {
  const [paste, setPaste] = useState<{ before: string[] } | null>(null)
  useEffect(() => {
    const follow = ({ transaction }: EditorEvents['transaction']) => {
      if (!transaction.docChanged || transaction.getMeta('addToHistory') === false) return
      setPaste(transaction.getMeta('uiEvent') === 'paste' ? { before: names } : null)
    }
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor, names])
  return paste !== null && paste.before !== names
}
