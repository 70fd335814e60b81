import type { AnyExtension, Editor } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import type { Node } from '@tiptap/pm/model'
import { EditorContent, useEditor } from '@tiptap/react'
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { EDITOR_MIN_HEIGHT } from '@/lib/contract/limits'
import { cleanPaste, cleanText } from './paste/clean-paste'
import { CONTENT_EXTENSIONS } from './schema/content-extensions'
import { contentHtml, isSameContent, readContent } from './schema/content-html'
import { CONTENT_SCHEMA } from './schema/content-schema'
import { ContentToolbar } from './content-toolbar'
import './content-editor.css'
import { focusText } from './focus-text'
import { withHolders } from './unsupported/unsupported-holders'
import { ImageDialog } from './pictures/image-dialog'
import { ImageSettings } from './pictures/image-settings'
import { LinkDialog } from './links/link-dialog'
import { MissingAlt } from './pictures/missing-alt'
import { NativeHistory } from './native-history'
import { OwnSlice } from './paste/own-slice'
import { pictureEvents, type PictureHooks } from './pictures/picture-events'
import { gapAtCursor } from './pictures/picture-gap'
import type { Notify, Upload, UploadCounts } from './pictures/picture-uploads'
import { readSelection } from './read-selection'
import type { OpenPicture } from './pictures/use-tracked-picture'

/** Imperative handle of the editor, for the form. */
export type ContentHandle = {
  /** The content as it will be stored. */
  html: () => string
  /** Whether the content differs from what was loaded or saved last. */
  isChanged: () => boolean
  /** The content to save, and a function to mark it as saved. */
  snapshot: () => { html: string; markSaved: () => void }
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
  onEdit: () => void
  onUploads: (counts: UploadCounts) => void
  onBusy: (busy: boolean) => void
  /** Called when the schema cannot represent the content. */
  onContentError: () => void
}

/** CSS pixels. */
const TOOLBAR_HEIGHT = 48
const PLACEHOLDER = 'Start writing your post content...'
type Panel = 'link' | 'image' | null

/** Rich text editor for the content of a post, in the styles of the published post. */
export function ContentEditor(props: Props) {
  const { ref, initial, labelledBy, upload, notify, onEdit, onUploads, onBusy, onContentError } = props
  const [panel, setPanel] = useState<Panel>(null)
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  const openPicture = (pos: number) => setPicture({ pos, typed: null })
  const firstButton = useRef<HTMLButtonElement>(null)
  const base = useRef<Node | null>(null)
  const [content] = useState(() => withHolders(initial, CONTENT_SCHEMA))
  const [extensions] = useState(() => extensionsWith({ upload, notify, onCounts: onUploads, onPicture: openPicture }))
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
      },
      transformPastedHTML: cleanPaste,
      transformPastedText: cleanText,
    },
    onContentError,
    onCreate: ({ editor: created }) => {
      base.current = created.state.doc
    },
    onUpdate: onEdit,
  })
  useImperativeHandle(ref, () => handleOf(editor, base), [editor])
  const openPanel = (next: Panel) => {
    if (editor) readSelection(editor)
    setPanel(next)
  }
  if (!editor) return <div style={{ minHeight: EDITOR_MIN_HEIGHT + TOOLBAR_HEIGHT }} />
  return (
    <div
      className="border-y border-line bg-surface max-sm:-mx-4 sm:rounded-card sm:border"
      onKeyDown={(event) => onShortcut(event, openPanel, firstButton.current)}
    >
      <ContentToolbar
        editor={editor}
        firstButton={firstButton}
        onImage={() => openPanel('image')}
        onLink={() => openPanel('link')}
      />
      <EditorContent editor={editor} />
      <div className="px-5 pb-3 sm:px-8">
        <MissingAlt editor={editor} onPicture={openPicture} />
      </div>
      {panel === 'link' && <LinkDialog editor={editor} onClose={() => setPanel(null)} />}
      {panel === 'image' && (
        <ImageDialog
          upload={upload}
          notify={notify}
          onBusy={onBusy}
          onClose={() => setPanel(null)}
          onInsert={({ src, alt }) => insertPicture(editor, src, alt)}
          onFiles={(files) => editor.storage.pictureEvents.uploads?.start(files, ADMIN_TEXTS.imageUploaded)}
        />
      )}
      <ImageSettings editor={editor} open={picture} setOpen={setPicture} />
    </div>
  )
}

function extensionsWith(hooks: PictureHooks): AnyExtension[] {
  return [
    ...CONTENT_EXTENSIONS,
    Placeholder.configure({ placeholder: PLACEHOLDER }),
    NativeHistory,
    OwnSlice,
    pictureEvents(hooks),
  ]
}

/** Enter stays in the text and never submits the surrounding form. */
function onShortcut(event: KeyboardEvent, open: (panel: Panel) => void, toolbar: HTMLElement | null): void {
  const inText = (event.target as Element).closest('.editor-body') !== null
  if (!inText) return
  if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    open('link')
  } else if (event.key === 'F10' && event.altKey) {
    event.preventDefault()
    toolbar?.focus()
  } else if (event.key === 'Enter') event.stopPropagation()
}

function insertPicture(editor: Editor, src: string, alt: string): void {
  const at = gapAtCursor(editor)
  editor.commands.insertContentAt(at, { type: 'image', attrs: { src, alt } }, { updateSelection: false })
  focusText(editor)
}

function handleOf(editor: Editor | null, base: { current: Node | null }): ContentHandle {
  return {
    html: () => (editor ? contentHtml(editor.state.doc) : ''),
    isChanged: () => Boolean(editor && base.current && !isSameContent(editor.state.doc, base.current)),
    snapshot: () => {
      const doc = editor?.state.doc ?? null
      return { html: doc ? contentHtml(doc) : '', markSaved: () => void (base.current = doc) }
    },
    replace: (html, madeFrom) => {
      if (editor) base.current = readContent(madeFrom, editor.schema)
      editor?.commands.setContent(withHolders(html, CONTENT_SCHEMA), { emitUpdate: true })
    },
  }
}
