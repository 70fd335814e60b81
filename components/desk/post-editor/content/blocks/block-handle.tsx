import { Menu } from '@base-ui/react/menu'
import type { Editor } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { GripVertical, Trash2 } from 'lucide-react'
import { type DragEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { MenuCommand, MenuPopup } from '@/components/desk/kit/menu'
import { focusText } from '../read-selection'
import { BLOCK_COMMANDS } from '../commands/more-commands'
import { removeBlock } from './move-block'

/** `top` and `left` in CSS pixels, in the frame. */
type Place = { pos: number; top: number; left: number }

/** CSS pixels between the left edges of handle and block. */
const DISTANCE = 30

const ACTIONS = [...BLOCK_COMMANDS, { label: 'Delete', icon: Trash2, run: removeBlock }]

/** The handle beside the block under the mouse: drags the block, or opens a menu. Keys and More do the same. */
export function BlockHandle({ editor, children }: { editor: Editor; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const [isOpen, setOpen] = useState(false)
  const onPointerMove = (event: PointerEvent) => {
    if (isOpen || event.pointerType !== 'mouse' || !frame.current) return
    const next = blockAt(editor, event.clientY, frame.current)
    if (next?.pos !== place?.pos || next?.top !== place?.top) setPlace(next)
  }
  return (
    <div
      ref={frame}
      className="relative"
      onPointerMove={onPointerMove}
      onPointerLeave={() => !isOpen && setPlace(null)}
    >
      {children}
      {place && (
        <Menu.Root open={isOpen} onOpenChange={setOpen}>
          <Menu.Trigger
            type="button"
            tabIndex={-1}
            draggable
            aria-label="Block"
            title="Drag to move, click for more"
            onDragStart={(event) => startDrag(event, editor, place.pos)}
            style={{ top: place.top, left: place.left }}
            className="absolute grid h-7 w-6 cursor-grab place-items-center rounded text-muted hover:bg-tint"
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </Menu.Trigger>
          <MenuPopup
            align="start"
            finalFocus={() => {
              focusText(editor)
              return false
            }}
            width="w-44"
          >
            {ACTIONS.map(({ label, icon, run }) => (
              <MenuCommand key={label} {...{ label, icon }} onClick={() => runOn(editor, place.pos, run)} />
            ))}
          </MenuPopup>
        </Menu.Root>
      )}
    </div>
  )
}

/** The outermost block at a height of the window, and the top of its first line in the frame. */
function blockAt({ view, state }: Editor, y: number, frame: HTMLElement): Place | null {
  const box = view.dom.getBoundingClientRect()
  const found = view.posAtCoords({ left: box.left + box.width / 2, top: y })
  if (!found) return null
  const inside = state.doc.resolve(found.inside >= 0 ? found.inside : found.pos)
  const pos = inside.depth > 0 ? inside.before(1) : inside.pos
  const block = view.nodeDOM(pos)
  if (!(block instanceof HTMLElement)) return null
  const [outer, inner] = [frame.getBoundingClientRect(), block.getBoundingClientRect()]
  return {
    pos,
    top: Math.round(inner.top - outer.top),
    left: Math.max(0, Math.round(inner.left - outer.left) - DISTANCE),
  }
}

function selectBlock({ view, state }: Editor, pos: number): boolean {
  const node = state.doc.nodeAt(pos)
  if (!node || !NodeSelection.isSelectable(node)) return false
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, pos)))
  return true
}

/** Text typed afterwards must not replace the block. */
function runOn(editor: Editor, pos: number, run: (editor: Editor) => unknown): void {
  if (!selectBlock(editor, pos)) return
  run(editor)
  const { state, view } = editor
  const { selection, tr, doc } = state
  if (selection instanceof NodeSelection && !selection.node.isAtom)
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(selection.from + 1))))
}

function startDrag(event: DragEvent, editor: Editor, pos: number): void {
  if (!selectBlock(editor, pos)) return event.preventDefault()
  const { view } = editor
  const { dom, text, slice } = view.serializeForClipboard(view.state.selection.content())
  event.dataTransfer.clearData()
  event.dataTransfer.setData('text/html', dom.innerHTML)
  event.dataTransfer.setData('text/plain', text)
  event.dataTransfer.effectAllowed = 'copyMove'
  const block = view.nodeDOM(pos)
  if (block instanceof Element) event.dataTransfer.setDragImage(block, 0, 0)
  view.dragging = { slice, move: true }
}
