import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import { decodeSegment } from '@/lib/format/addresses/paths'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { afterNode } from './figure'
import { PictureUploads, type UploadHooks, uploadPlaces } from './picture-uploads'
import { parseFragment } from '../schema/normalize-markup'

declare module '@tiptap/core' {
  interface Storage {
    pictureEvents: { uploads: PictureUploads | null }
  }
}

export type PictureHooks = UploadHooks & {
  /** Called on a click on an image, or on Space. */
  onPicture: (pos: number) => void
}

/** Image events in the text: pasted or dropped files are uploaded, a click opens the settings. */
export function pictureEvents(hooks: PictureHooks): Extension {
  return Extension.create({
    name: 'pictureEvents',
    addStorage: (): { uploads: PictureUploads | null } => ({ uploads: null }),
    addProseMirrorPlugins() {
      const uploads = new PictureUploads(this.editor, hooks)
      this.storage.uploads = uploads
      return [uploadPlaces((ids) => uploads.forget(ids)), events(uploads, hooks.onPicture)]
    },
    onDestroy() {
      this.storage.uploads?.forgetAll()
    },
  })
}

/** Called by ProseMirror for each node under a click. */
type OnClick = NonNullable<EditorProps['handleClickOn']>

function events(uploads: PictureUploads, onPicture: (pos: number) => void): Plugin {
  const open: OnClick = (view, _pos, node, nodePos, _event, direct) => {
    if (!direct || node.type.name !== 'image') return false
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, nodePos)))
    onPicture(nodePos)
    return true
  }
  return new Plugin({
    props: {
      handlePaste(_view, event) {
        const files = [...(event.clipboardData?.files ?? [])]
        if (!files.length || hasText(event.clipboardData, files)) return false
        uploads.start(files, ADMIN_TEXTS.imagePasted)
        return true
      },
      handleDrop(view, event, _slice, moved) {
        const files = [...(event.dataTransfer?.files ?? [])]
        if (moved || !files.length) return false
        event.preventDefault()
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        uploads.start(files, ADMIN_TEXTS.imageUploaded, at?.pos ?? view.state.doc.content.size)
        return true
      },
      handleClickOn: open,
      handleDoubleClickOn: open,
      handleTripleClickOn: open,
      handleTextInput(view, _from, _to, text) {
        const pos = selectedPicture(view.state)
        if (pos === null) return false
        if (text === ' ') onPicture(pos)
        else view.dispatch(writeAfter(view.state, pos, text))
        return true
      },
    },
  })
}

/** Position of the image that is selected as a node; null if there is none. */
function selectedPicture({ selection }: EditorState): number | null {
  return selection instanceof NodeSelection && selection.node.type.name === 'image' ? selection.from : null
}

/** Text typed on a selected image goes to a new paragraph after it instead of replacing the image. */
function writeAfter({ tr, schema }: EditorState, pos: number, text: string): Transaction {
  const after = afterNode(tr.doc, pos)
  tr.insert(after, schema.node('paragraph', null, schema.text(text)))
  return tr.setSelection(TextSelection.create(tr.doc, after + 1 + text.length))
}

/**
 * Word and Google Docs put an image of the text on the clipboard beside the text; file managers put the file
 * names there.
 */
function hasText(data: DataTransfer | null, files: File[]): boolean {
  const html = data?.getData('text/html')
  const text = (html ? parseFragment(html).textContent : data?.getData('text/plain')) ?? ''
  const names = new Set(files.map(({ name }) => name))
  return text.split(/[\r\n]+/).some((line) => !isNameOf(names, line.trim()))
}

/** Whether a line is the name or path of a file, or what Linux puts before them. */
function isNameOf(names: ReadonlySet<string>, line: string): boolean {
  if (/^(?:x-special\/\S+|copy|cut|)$/.test(line)) return true
  const name = line.slice(Math.max(line.lastIndexOf('/'), line.lastIndexOf('\\')) + 1)
  return names.has(line) || (/^(?:file:|[a-z]:\\|\/)/i.test(line) && names.has(decodeSegment(name) ?? name))
}
