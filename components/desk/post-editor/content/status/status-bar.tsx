import { IconButton } from '@/components/ui/controls/button'
import { Menu } from '@base-ui/react/menu'
import type { Editor } from '@tiptap/core'
import { CircleHelp, ListTree, Maximize2, Minimize2 } from 'lucide-react'
import { useState, useEffect } from 'react'
import { countOf, minutesFor, wordsIn } from '@/lib/format/texts/counts'
import { MENU_ITEM, MenuPopup } from '../../../kit/menu'
import type { Panel } from '../commands/text-commands'
import { useDebounced } from '../../../kit/use-debounced'
import { goTo } from './go-to'
import type { Node } from '@tiptap/pm/model'

type TextFacts = {
  words: number
  minutes: number
  outline: { text: string; level: number; pos: number }[]
}

/** Milliseconds without typing: counting a long text takes a while. */
const PAUSE = 400

const BUTTON =
  'inline-flex min-h-9 items-center gap-1.5 rounded-lg px-2 font-medium text-muted hover:bg-tint hover:text-ink'

type Props = { editor: Editor; isFull: boolean; onFull: () => void; onPanel: (panel: Panel) => void }

/** Line below the text: word count and reading time, outline, writing mode, shortcuts. */
export function StatusBar({ editor, isFull, onFull, onPanel }: Props) {
  const { words, minutes, outline } = useTextFacts(editor)
  return (
    <div className="editor-status flex flex-wrap items-center gap-x-1 border-t border-line px-3 py-1 text-sm text-muted">
      <p className="grow px-2 py-1 tabular-nums">{countText(words, minutes)}</p>
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
        {isFull ? (
          <Minimize2 aria-hidden="true" className="size-4" />
        ) : (
          <Maximize2 aria-hidden="true" className="size-4" />
        )}
        <span>Writing mode</span>
      </button>
      <IconButton
        icon={CircleHelp}
        label="Keyboard shortcuts"
        title="Keyboard shortcuts (Ctrl+/)"
        onClick={() => onPanel('shortcuts')}
      />
    </div>
  )
}

function countText(words: number, minutes: number): string {
  const count = countOf(words, 'word')
  return words > 0 ? `${count} · ${minutes} min read` : count
}

/** Facts of the text, updated when typing pauses. */
function useTextFacts(editor: Editor): TextFacts {
  const [facts, setFacts] = useState(() => textFacts(editor.state.doc))
  const { touch } = useDebounced(() => setFacts(textFacts(editor.state.doc)), PAUSE)
  useEffect(() => {
    editor.on('update', touch)
    return () => void editor.off('update', touch)
  }, [editor, touch])
  return facts
}

/** Word count, reading time in minutes, and headings of a document. */
function textFacts(doc: Node): TextFacts {
  let words = 0
  const outline: TextFacts['outline'] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    words += wordsIn(node.textBetween(0, node.content.size, ' ', ' '))
    const text = node.textContent.trim()
    if (node.type.name === 'heading' && text) outline.push({ text, level: Number(node.attrs.level), pos })
    return false
  })
  return { words, minutes: minutesFor(words), outline }
}
