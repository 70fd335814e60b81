import { Button, IconButton } from '@/components/ui/controls/button'
import { Menu } from '@base-ui/react/menu'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { CircleHelp, ListTree, Maximize2, Minimize2 } from 'lucide-react'
import { useState, useEffect } from 'react'
import { countOf, minutesFor } from '@/lib/format/texts/counts'
import { MENU_ITEM, MenuPopup } from '../../../kit/menu'
import type { Panel } from '../commands/text-commands'
import { useDebounced } from '../../../kit/use-debounced'
import { misfitPins } from '../pins/pins-node'
import { goTo, showAt } from '../read-selection'
import { type TextParts, textParts } from '../../checks/checks'

const BUTTON =
  'inline-flex min-h-9 items-center gap-1.5 rounded-lg px-2 font-medium text-muted hover:bg-tint hover:text-ink'

type Props = {
  editor: Editor
  /** The address of the preview image; empty without one. */
  preview: string
  isFull: boolean
  onFull: () => void
  onPanel: (panel: Panel) => void
  onPicture: (pos: number) => void
  /** Called with what the text consists of, at first and when typing pauses. */
  onParts: (parts: TextParts) => void
}

/** Below the text: what is missing in it, and a line with its words and reading time, outline, writing mode, shortcuts. */
export function BelowText({ editor, preview, isFull, onFull, onPanel, onPicture, onParts }: Props) {
  const parts = useTextParts(editor, onParts)
  const [undescribed, ...more] = parts.undescribed
  const outline = parts.headings.filter(({ text }) => text)
  const Size = isFull ? Minimize2 : Maximize2
  return (
    <>
      <div className="px-5 pb-3 sm:px-8">
        {undescribed !== undefined && (
          <TextNote action="Write it" onPress={() => showAt(editor, undescribed, onPicture)}>
            {more.length === 0 ? 'One picture has no alt text.' : `${more.length + 1} pictures have no alt text.`}
          </TextNote>
        )}
        <MisfitPins editor={editor} preview={preview} onPins={() => onPanel('pins')} />
      </div>
      <div className="editor-status flex flex-wrap items-center gap-x-1 border-t border-line px-3 py-1 text-sm text-muted">
        <p className="grow px-2 py-1 tabular-nums">
          {`${countOf(parts.words, 'word')}${parts.words > 0 ? ` · ${minutesFor(parts.words)} min read` : ''}`}
        </p>
        {outline.length > 0 && (
          <Menu.Root>
            <Menu.Trigger type="button" className={BUTTON}>
              <ListTree aria-hidden="true" className="size-4" />
              <span>Outline</span>
            </Menu.Trigger>
            <MenuPopup side="top" finalFocus={false} width="w-72">
              {outline.map(({ text, level, pos }) => (
                <Menu.Item
                  key={pos}
                  onClick={() => goTo(editor, pos)}
                  style={{ paddingInlineStart: `${(level - 2) * 0.9 + 0.65}rem` }}
                  className={`${MENU_ITEM} wrap-anywhere`}
                >
                  {text}
                </Menu.Item>
              ))}
            </MenuPopup>
          </Menu.Root>
        )}
        <button
          type="button"
          aria-pressed={isFull}
          title="Writing mode (Ctrl+Shift+F)"
          onClick={onFull}
          className={BUTTON}
        >
          <Size aria-hidden="true" className="size-4" />
          <span>Writing mode</span>
        </button>
        <IconButton
          icon={CircleHelp}
          label="Keyboard shortcuts"
          title="Keyboard shortcuts (Ctrl+/)"
          onClick={() => onPanel('shortcuts')}
        />
      </div>
    </>
  )
}

/** What is missing in the text, with a button that leads there. */
function TextNote({ action, onPress, children }: { action: string; onPress: () => void; children: string }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>{children}</span>
      <Button kind="bare" size="small" onClick={onPress}>
        {action}
      </Button>
    </p>
  )
}

/** Warning for pins whose picture was replaced by one of another shape, with a button to place them again. */
export function MisfitPins({ editor, preview, onPins }: { editor: Editor; preview: string; onPins: () => void }) {
  const place = useEditorState({ editor, selector: ({ editor: { state } }) => misfitPins(state.doc, preview) })
  if (place === null) return null
  const open = () => {
    editor.chain().setNodeSelection(place).scrollIntoView().run()
    onPins()
  }
  return (
    <TextNote action="Place them again" onPress={open}>
      A picture with pins has another shape now: the page only lists its pins.
    </TextNote>
  )
}

/** Milliseconds without typing: reading a long text takes a while. */
const PAUSE = 400

function useTextParts(editor: Editor, onParts: (parts: TextParts) => void): TextParts {
  const [parts, setParts] = useState(() => textParts(editor.state.doc))
  const { touch } = useDebounced(() => setParts(textParts(editor.state.doc)), PAUSE)
  useEffect(() => {
    editor.on('update', touch)
    return () => void editor.off('update', touch)
  }, [editor, touch])
  useEffect(() => onParts(parts), [onParts, parts])
  return parts
}
