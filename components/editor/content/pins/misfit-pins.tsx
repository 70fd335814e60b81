import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { buttonStyle } from '@/components/ui/styles'
import { misfitPins } from './pins-node'

/** Warning for pins whose picture was replaced by one of another shape, with a button to place them again. */
export function MisfitPins({ editor, preview, onPins }: { editor: Editor; preview: string; onPins: () => void }) {
  const place = useEditorState({ editor, selector: ({ editor: { state } }) => misfitPins(state.doc, preview) })
  if (place === null) return null
  const open = () => {
    editor.chain().setNodeSelection(place).scrollIntoView().run()
    onPins()
  }
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>A picture with pins has another shape now: the page only lists its pins.</span>
      <button type="button" onClick={open} className={buttonStyle('bare', 'small')}>
        Place them again
      </button>
    </p>
  )
}
