import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { buttonStyle } from '@/components/ui/styles'
import { eachNode, perBlock } from '../schema/per-block'
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

/** The places of pictures without alt text in each block. */
const missingInBlocks = perBlock((block) => {
  const places: number[] = []
  eachNode(block, ({ type, attrs }, pos) => {
    if (type.name === 'image' && !String(attrs.alt).trim()) places.push(pos)
  })
  return places
})

function missingIn({ state }: Editor): { count: number; first: number } {
  const places = missingInBlocks(state.doc).flatMap(({ value, pos }) => value.map((place) => pos + place))
  return { count: places.length, first: places[0] ?? 0 }
}
