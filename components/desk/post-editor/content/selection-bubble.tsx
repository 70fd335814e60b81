import { Toolbar } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { useEffect, useRef, useState } from 'react'
import type { Panel } from './commands/text-commands'
import { BUBBLE_COMMANDS, Commands } from './content-toolbar'

/** `top` and `left` in CSS pixels, in the frame of the text. */
type Place = { top: number; left: number }

/** CSS pixels at the usual text size. */
const [WIDTH, HEIGHT, GAP] = [184, 52, 6]

/**
 * The commands for a selected text, above it, or below it where a toolbar would cover them. Escape hides them. On touch
 * screens the system shows its own.
 */
export function SelectionBubble({ editor, onPanel }: { editor: Editor; onPanel: (panel: Panel) => void }) {
  const bubble = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    const { dom } = editor.view
    const hide = () => setPlace(null)
    const update = () => setPlace(placeOf(editor))
    const onBlur = ({ event }: { event: FocusEvent }) =>
      !bubble.current?.contains(event.relatedTarget as Node | null) && hide()
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    editor.on('transaction', update).on('focus', update).on('blur', onBlur)
    dom.addEventListener('keydown', onKey)
    return () => {
      editor.off('transaction', update).off('focus', update).off('blur', onBlur)
      dom.removeEventListener('keydown', onKey)
    }
  }, [editor])
  if (!place) return null
  return (
    <Toolbar.Root
      ref={bubble}
      aria-label="Selected text"
      style={place}
      className="absolute z-10 flex gap-1 rounded-card border border-line bg-surface p-1 shadow-lift pointer-coarse:hidden [.content-editor:has(.editor-body:active)_&]:invisible"
    >
      <Commands editor={editor} commands={BUBBLE_COMMANDS} onPanel={onPanel} />
    </Toolbar.Root>
  )
}

/** Where the commands are shown; null without a selected text. */
function placeOf({ view, state: { selection, doc }, isDestroyed }: Editor): Place | null {
  const { from, to, empty } = selection
  const isText = selection instanceof TextSelection && !empty && doc.textBetween(from, to, ' ').trim() !== ''
  const frame = isText && !isDestroyed && view.hasFocus() && view.dom.offsetParent
  if (!frame) return null
  const [start, end, box] = [view.coordsAtPos(from), view.coordsAtPos(to, -1), frame.getBoundingClientRect()]
  const toolbar = document.querySelector('.editor-toolbar')?.getBoundingClientRect().bottom ?? 0
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const above = start.top - HEIGHT * scale - GAP
  return {
    top: Math.round((above > toolbar ? above : end.bottom + GAP) - box.top),
    left: Math.round(Math.max(0, Math.min(start.left - box.left, box.width - WIDTH * scale))),
  }
}
