import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Panel } from './commands/text-commands'
import { contentHtml, draftHtml, isSameContent, readContent, withHolders } from './schema/content-html'
import { showAt } from './read-selection'

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
  /** Selects and shows what is at a position. */
  show: (pos: number) => void
  placePreviewPins: () => void
  /** Replaces the content, based on `base`; Undo restores the previous content. */
  replace: (html: string, base: string) => void
}

/** The handle of an editor, null until it is ready. @param base the document as loaded or saved last. */
export function handleOf(
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
    show: (pos) => editor && showAt(editor, pos, openPicture),
    placePreviewPins: () => openPanel('preview-pins'),
    replace: (html, madeFrom) => {
      if (editor) base.current = readContent(madeFrom, editor.schema)
      editor?.commands.setContent(withHolders(html), { emitUpdate: true })
    },
  }
}
