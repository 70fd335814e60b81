import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorContent, useEditorState } from '@tiptap/react'
import { type CSSProperties, type KeyboardEvent, type Ref, useId, useImperativeHandle, useState } from 'react'
import { TITLE } from '../../kit/form-field'
import { EDITOR_MIN_HEIGHT } from '@/lib/contract/limits'
import type { TextParts } from '../checks/checks'
import { BlockHandle } from './blocks/block-handle'
import type { Panel } from './commands/text-commands'
import './content-editor.css'
import { ContentToolbar } from './content-toolbar'
import { FindBar } from './find/find-bar'
import { EditorPanels } from './editor-panels'
import { LeftOutNote, NOTHING_LEFT_OUT, type PasteNote } from './paste/left-out-note'
import { ImageSettings, type OpenPicture } from './pictures/image-settings'
import { readSelection, showAt } from './read-selection'
import { contentHtml, draftHtml, isSameContent, readContent, withHolders } from './schema/content-html'
import { SelectionBubble } from './selection-bubble'
import type { SlashMenuState } from './slash/slash-commands'
import { SlashMenu } from './slash/slash-menu'
import { BelowText } from './status/status-bar'
import { isLongText, useKeyboardHeight } from './status/text-frame'
import { type ContentEditorOptions, useContentEditor } from './use-content-editor'
import './writing.css'

/** Imperative handle of the editor, for the form. */
export type ContentHandle = ReturnType<typeof handleOf>

type Props = ContentEditorOptions & {
  ref: Ref<ContentHandle>
  /** The address of the preview image; empty without one. */
  preview?: string
  /** Called with what the text consists of, at first and when typing pauses. */
  onParts: (parts: TextParts) => void
}

/** CSS pixels. */
const TOOLBAR_HEIGHT = 48

/** The content of the post with its heading: a rich text editor, in the styles of the published post. */
export function ContentEditor({ ref, preview = '', onParts, ...options }: Props) {
  const [panel, setPanel] = useState<Panel | null>(null)
  const [slash, setSlash] = useState<SlashMenuState | null>(null)
  const [leftOut, setLeftOut] = useState<PasteNote>(NOTHING_LEFT_OUT)
  const [isFull, setFull] = useState(false)
  const toggleFull = () => setFull(!isFull)
  const keyboard = useKeyboardHeight()
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  const openPicture = (pos: number) => setPicture({ pos, typed: null })
  const id = useId()
  const { editor, base } = useContentEditor(options, {
    labelledBy: id,
    onPicture: openPicture,
    onSlash: setSlash,
    onPanel: setPanel,
    onLeftOut: (part) => setLeftOut((now) => ({ ...now, ...part })),
  })
  useImperativeHandle(ref, () => handleOf(editor, base, openPicture, setPanel), [editor, base])
  const openPanel = (next: Panel) => {
    if (editor) readSelection(editor)
    setPanel(next)
  }
  const { upload, onBusy } = options
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 border-y border-line bg-surface max-sm:-mx-4 sm:rounded-card sm:border"
    >
      <h2 id={id} className={`${TITLE} px-4 py-3 sm:px-5`}>
        Content
      </h2>
      {editor ? (
        <div
          data-full={isFull || undefined}
          style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
          data-keyboard={keyboard > 0 || undefined}
          className="content-editor bg-surface sm:rounded-b-card"
          onKeyDown={(event) =>
            !(slash && event.key === 'Escape') && onShortcut(event, { openPanel, toggleFull, isFull })
          }
        >
          <ContentToolbar editor={editor} onPanel={openPanel} />
          {panel === 'find' && <FindBar editor={editor} onClose={() => setPanel(null)} />}
          <LeftOutNote editor={editor} note={leftOut} onClose={() => setLeftOut(NOTHING_LEFT_OUT)} />
          <BlockHandle editor={editor}>
            <Text editor={editor} />
            <SelectionBubble editor={editor} onPanel={openPanel} />
          </BlockHandle>
          <BelowText
            {...{ editor, preview, onParts }}
            isFull={isFull}
            onFull={toggleFull}
            onPanel={openPanel}
            onPicture={openPicture}
          />
          <SlashMenu editor={editor} menu={slash} />
          <EditorPanels {...{ editor, panel, preview, upload, onBusy }} onClose={() => setPanel(null)} />
          <ImageSettings editor={editor} open={picture} setOpen={setPicture} />
        </div>
      ) : (
        <div style={{ minHeight: EDITOR_MIN_HEIGHT + TOOLBAR_HEIGHT }} />
      )}
    </section>
  )
}

function Text({ editor }: { editor: Editor }) {
  const isLong = useEditorState({ editor, selector: ({ editor: { state } }) => isLongText(state.doc) })
  return <EditorContent editor={editor} data-long={isLong || undefined} />
}

type Actions = { isFull: boolean; openPanel: (panel: Panel) => void; toggleFull: () => void }

/** Enter stays in the text and never submits the surrounding form. */
function onShortcut(event: KeyboardEvent<HTMLElement>, { isFull, openPanel, toggleFull }: Actions): void {
  const inText = (event.target as Element).closest('.editor-body') !== null
  const key = event.key.toLowerCase()
  const act = (action: () => void) => {
    event.preventDefault()
    action()
  }
  // Events of dialogs arrive here too.
  const isInside = event.currentTarget.contains(event.target as Element)
  if (key === 'escape' && isFull && isInside) return act(toggleFull)
  if (!inText) return
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && key === 'k') act(() => openPanel('link'))
  else if (isCommand && key === '/') act(() => openPanel('shortcuts'))
  else if (isCommand && event.altKey && event.code === 'KeyF') act(() => openPanel('find'))
  else if (isCommand && event.shiftKey && key === 'f') act(toggleFull)
  else if (event.key === 'F10' && event.altKey)
    act(() => event.currentTarget.querySelector<HTMLElement>('.editor-toolbar button')?.focus())
  else if (event.key === 'Enter') event.stopPropagation()
}

/** The handle of an editor, null until it is ready. @param base the document as loaded or saved last. */
function handleOf(
  editor: Editor | null,
  base: { current: Node | null },
  openPicture: (pos: number) => void,
  openPanel: (panel: Panel) => void,
) {
  return {
    /** The content as it will be stored. */
    html: () => (editor ? contentHtml(editor.state.doc) : ''),
    /** The content for a draft, not normalized. */
    draft: () => (editor ? draftHtml(editor.state.doc) : ''),
    /** Whether the content differs from what was loaded or saved last. */
    isChanged: () => Boolean(editor && base.current && !isSameContent(editor.state.doc, base.current)),
    /** The content to save, and a function to mark it as saved. */
    snapshot: () => {
      const doc = editor?.state.doc ?? null
      return { html: doc ? contentHtml(doc) : '', markSaved: () => void (base.current = doc) }
    },
    /** Selects and shows what is at a position. */
    show: (pos: number) => editor && showAt(editor, pos, openPicture),
    placePreviewPins: () => openPanel('preview-pins'),
    /** Replaces the content, based on `madeFrom`; Undo restores the previous content. */
    replace: (html: string, madeFrom: string) => {
      if (editor) base.current = readContent(madeFrom, editor.schema)
      editor?.commands.setContent(withHolders(html), { emitUpdate: true })
    },
  }
}
