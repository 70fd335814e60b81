import type { Editor } from '@tiptap/core'
import { X } from 'lucide-react'
import { buttonStyle } from '@/components/ui/button-style'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

type Props = { editor: Editor; names: string[]; onClose: () => void }

/** One line that says what a paste left out, until it is closed or the next paste. */
export function LeftOutNote({ editor, names, onClose }: Props) {
  const undo = () => {
    editor.chain().focus().undo().run()
    onClose()
  }
  return (
    <div role="status" className="left-out-note sticky z-10 bg-tint empty:hidden">
      {names.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 border-b border-line px-4 py-1 text-sm">
          <span className="grow">{`The paste left out ${LIST.format(names)}, which the text cannot hold.`}</span>
          <button type="button" onClick={undo} className={buttonStyle('bare', 'small')}>
            Undo paste
          </button>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="grid size-9 place-items-center rounded-lg text-muted"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </p>
      )}
    </div>
  )
}
