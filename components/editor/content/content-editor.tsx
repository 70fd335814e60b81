import type { AnyExtension, Editor } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import type { Node } from '@tiptap/pm/model'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useImperativeHandle, useRef, useState, type CSSProperties, type KeyboardEvent, type Ref } from 'react'
import { EDITOR_MIN_HEIGHT } from '@/lib/contract/limits'
import { useContentLanguage } from '../editor-facts'
import { cleanPaste } from '@/components/editor/content/paste/clean-paste'
import { cleanText } from '@/components/editor/content/paste/clean-text'
import { CONTENT_EXTENSIONS } from './schema/content-extensions'
import { contentHtml, draftHtml, isSameContent, readContent } from './schema/content-html'
import { CONTENT_SCHEMA } from './schema/content-schema'
import { blockEditing } from './blocks/edit-block'
import { BlockHandle } from './blocks/block-handle'
import { BlockKeys } from './blocks/move-block'
import type { Panel } from '@/components/editor/content/commands/text-commands'
import { ContentToolbar } from './content-toolbar'
import './content-editor.css'
import './writing.css'
import { withHolders } from '@/components/editor/content/unsupported/unsupported-part'
import { ImageSettings, MissingAlt } from '@/components/editor/content/pictures/image-settings'
import { MisfitPins } from '@/components/editor/content/pins/pins-dialog'
import { NativeHistory, readSelection } from './read-selection'
import { LeftOutNote, NOTHING_LEFT_OUT, type PasteNote } from './paste/left-out-note'
import { ownSlice } from './paste/own-slice'
import { EditorPanels } from './panels/editor-panels'
import { passingPictures } from './paste/passing-pictures'
import { PastedMarkdown, pastedAddresses } from '@/components/editor/content/paste/pasted-markdown'
import { Find } from './find/find-matches'
import { FindBar } from './find/find-bar'
import { slashMenu, type SlashMenuState } from './slash/slash-commands'
import { SlashMenu } from './slash/slash-menu'
import type { EditorServices } from './services'
import { showAt } from './status/go-to'
import { isLongText, useKeyboardHeight, useWritingMode } from '@/components/editor/content/status/use-writing-mode'
import { StatusBar } from './status/status-bar'
import { pictureEvents, type PictureHooks } from './pictures/picture-events'
import type { Notify, Upload, UploadCounts } from './uploads/picture-uploads'
import type { OpenPicture } from './pictures/use-tracked-picture'

/** Imperative handle of the editor, for the form. */
export type ContentHandle = {
  /** The content as it will be stored. */
  html: () => string
  /** The content for a draft, not normalized. */
  draft: () => string
  /** Whether the content differs from what was loaded or saved last. */
  isChanged: () => boolean
  /** The content to save, and a function to mark it as saved. */
  snapshot: () => { html: string; markSaved: () => void }
  /** The document; null until the editor is ready. */
  doc: () => Node | null
  /** Selects and shows what is at a position. */
  show: (pos: number) => void
  /** Opens the dialog for pins on the preview image. */
  placePreviewPins: () => void
  /** Replaces the content, based on `base`; Undo restores the previous content. */
  replace: (html: string, base: string) => void
}

/** Callbacks are read on the first render only. */
type Props = {
  ref: Ref<ContentHandle>
  initial: string
  labelledBy: string
  upload: Upload
  notify: Notify
  services: EditorServices
  /** The address of the preview image; empty without one. */
  preview?: string
  onEdit: () => void
  onUploads: (counts: UploadCounts) => void
  onBusy: (busy: boolean) => void
  /** Called when the schema cannot represent the content. */
  onContentError: () => void
}

/** CSS pixels. */
const TOOLBAR_HEIGHT = 48
const PLACEHOLDER = 'Start writing your post content...'

/** Rich text editor for the content of a post, in the styles of the published post. */
export function ContentEditor(props: Props) {
  const {
    ref,
    initial,
    labelledBy,
    upload,
    notify,
    services,
    preview = '',
    onEdit,
    onUploads,
    onBusy,
    onContentError,
  } = props
  const lang = useContentLanguage()
  const [panel, setPanel] = useState<Panel | null>(null)
  const [slash, setSlash] = useState<SlashMenuState | null>(null)
  const [leftOut, setLeftOut] = useState<PasteNote>(NOTHING_LEFT_OUT)
  const mode = useWritingMode()
  const keyboard = useKeyboardHeight()
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  const noteFailed = (failed: number) => setLeftOut(({ names }) => ({ names, failed }))
  const openPicture = (pos: number) => setPicture({ pos, typed: null })
  const firstButton = useRef<HTMLButtonElement>(null)
  const base = useRef<Node | null>(null)
  const [content] = useState(() => withHolders(initial, CONTENT_SCHEMA))
  const [extensions] = useState(() => [
    ...extensionsWith({ upload, notify, onCounts: onUploads, onPicture: openPicture }),
    ownSlice(services.linkProducts),
    pastedAddresses(services),
    ...(services.fetchPicture
      ? [passingPictures({ fetchPicture: services.fetchPicture, onBusy, onFailed: noteFailed })]
      : []),
    slashMenu({ onChange: setSlash, onPanel: setPanel }),
    blockEditing(setPanel),
  ])
  const editor = useEditor({
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    enableContentCheck: true,
    content,
    extensions,
    editorProps: {
      attributes: {
        class: 'prose editor-body',
        style: `min-height: ${EDITOR_MIN_HEIGHT}px`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        dir: 'auto',
        ...(lang && { lang }),
      },
      transformPastedHTML: (html) => cleanPaste(html, (names) => setLeftOut({ names, failed: 0 })),
      transformPastedText: cleanText,
    },
    onContentError,
    onCreate: ({ editor: created }) => {
      base.current = created.state.doc
    },
    onUpdate: onEdit,
  })
  useImperativeHandle(ref, () => handleOf(editor, base, openPicture, setPanel), [editor])
  const openPanel = (next: Panel) => {
    if (editor) readSelection(editor)
    setPanel(next)
  }
  if (!editor) return <div style={{ minHeight: EDITOR_MIN_HEIGHT + TOOLBAR_HEIGHT }} />
  return (
    <div
      data-full={mode.isFull || undefined}
      style={{ '--keyboard': `${keyboard}px` } as CSSProperties}
      data-keyboard={keyboard > 0 || undefined}
      className="content-editor bg-surface sm:rounded-b-card"
      onKeyDown={(event) =>
        !(slash && event.key === 'Escape') && onShortcut(event, openPanel, firstButton.current, mode)
      }
    >
      <ContentToolbar editor={editor} firstButton={firstButton} onPanel={openPanel} />
      {panel === 'find' && <FindBar editor={editor} onClose={() => setPanel(null)} />}
      <LeftOutNote editor={editor} note={leftOut} onClose={() => setLeftOut(NOTHING_LEFT_OUT)} />
      <BlockHandle editor={editor}>
        <Text editor={editor} />
      </BlockHandle>
      <div className="px-5 pb-3 sm:px-8">
        <MissingAlt editor={editor} onPicture={openPicture} />
        <MisfitPins editor={editor} preview={preview} onPins={() => setPanel('pins')} />
      </div>
      <StatusBar editor={editor} isFull={mode.isFull} onFull={mode.toggle} onPanel={openPanel} />
      <SlashMenu editor={editor} menu={slash} />
      <EditorPanels {...{ editor, panel, services, preview, upload, notify, onBusy }} onClose={() => setPanel(null)} />
      <ImageSettings editor={editor} open={picture} setOpen={setPicture} />
    </div>
  )
}

function Text({ editor }: { editor: Editor }) {
  const isLong = useEditorState({ editor, selector: ({ editor: { state } }) => isLongText(state.doc) })
  return <EditorContent editor={editor} data-long={isLong || undefined} />
}

function extensionsWith(hooks: PictureHooks): AnyExtension[] {
  return [
    ...CONTENT_EXTENSIONS,
    Placeholder.configure({ placeholder: PLACEHOLDER }),
    NativeHistory,
    PastedMarkdown,
    BlockKeys,
    Find,
    pictureEvents(hooks),
  ]
}

/** Enter stays in the text and never submits the surrounding form. */
function onShortcut(
  event: KeyboardEvent,
  open: (panel: Panel) => void,
  toolbar: HTMLElement | null,
  mode: ReturnType<typeof useWritingMode>,
): void {
  const inText = (event.target as Element).closest('.editor-body') !== null
  const key = event.key.toLowerCase()
  const act = (action: () => void) => {
    event.preventDefault()
    action()
  }
  // Events of dialogs arrive here too.
  const isInside = event.currentTarget.contains(event.target as Element)
  if (key === 'escape' && mode.isFull && isInside) return act(mode.leave)
  if (!inText) return
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && key === 'k') act(() => open('link'))
  else if (isCommand && key === '/') act(() => open('shortcuts'))
  else if (isCommand && event.altKey && event.code === 'KeyF') act(() => open('find'))
  else if (isCommand && event.shiftKey && key === 'f') act(mode.toggle)
  else if (event.key === 'F10' && event.altKey) act(() => toolbar?.focus())
  else if (event.key === 'Enter') event.stopPropagation()
}

function handleOf(
  editor: Editor | null,
  base: { current: Node | null },
  openPicture: (pos: number) => void,
  openPanel: (panel: Panel) => void,
): ContentHandle {
  return {
    html: () => (editor ? contentHtml(editor.state.doc) : ''),
    draft: () => (editor ? draftHtml(editor.state.doc) : ''),
    isChanged: () => Boolean(editor && base.current && !isSameContent(editor.state.doc, base.current)),
    snapshot: () => {
      const doc = editor?.state.doc ?? null
      return { html: doc ? contentHtml(doc) : '', markSaved: () => void (base.current = doc) }
    },
    doc: () => editor?.state.doc ?? null,
    show: (pos) => editor && showAt(editor, pos, openPicture),
    placePreviewPins: () => openPanel('preview-pins'),
    replace: (html, madeFrom) => {
      if (editor) base.current = readContent(madeFrom, editor.schema)
      editor?.commands.setContent(withHolders(html, CONTENT_SCHEMA), { emitUpdate: true })
    },
  }
}
