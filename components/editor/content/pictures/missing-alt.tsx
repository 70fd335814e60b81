import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { buttonStyle } from '@/components/ui/controls/button-style'
import { showAt } from '../status/go-to'

/** Number of images without alt text, with a button to the first of them. */
export function MissingAlt({ editor, onPicture }: { editor: Editor; onPicture: (pos: number) => void }) {
  const missing = useEditorState({ editor, selector: ({ editor: current }) => missingIn(current) })
  if (!missing.count) return null
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>
        {missing.count === 1 ? 'One picture has no alt text.' : `${missing.count} pictures have no alt text.`}
      </span>
      <button
        type="button"
        onClick={() => showAt(editor, missing.first, onPicture)}
        className={buttonStyle('bare', 'small')}
      >
        Write it
      </button>
    </p>
  )
}

function missingIn(editor: Editor): { count: number; first: number } {
  let count = 0
  let first = 0
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name !== 'image' || String(node.attrs.alt).trim()) return
    if (!count) first = pos
    count += 1
  })
  return { count, first }
}
