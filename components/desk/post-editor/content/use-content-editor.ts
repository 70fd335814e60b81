import { Placeholder } from '@tiptap/extensions'
import type { Node } from '@tiptap/pm/model'
import { useEditor } from '@tiptap/react'
import { use, useRef, useState } from 'react'
import { fetchPicture } from '@/lib/client/editor-services'
import { EDITOR_MIN_HEIGHT } from '@/lib/contract/limits'
import { useContentLanguage } from '../editor-facts'
import { blockEditing } from './blocks/edit-block'
import { BlockKeys } from './blocks/move-block'
import type { Panel } from './commands/text-commands'
import { Find } from './find/find-matches'
import { cleanPaste } from './paste/clean-paste'
import { cleanText } from '../../kit/clean-text'
import { OwnApi } from '../../kit/whole-contract'
import type { PasteNote } from './paste/left-out-note'
import { ownSlice } from './paste/own-slice'
import { passingPictures } from './paste/passing-pictures'
import { PastedText } from './paste/pasted-markdown'
import { pictureEvents } from './pictures/picture-events'
import { HistoryKeys } from './read-selection'
import { CONTENT_EXTENSIONS } from './schema/content-extensions'
import { withHolders } from './schema/content-html'
import { slashMenu, type SlashMenuState } from './slash/slash-commands'
import type { UploadCounts } from '../../kit/save-bar'
import type { Upload } from '../../pictures/file-chooser'

/** Callbacks are read on the first render only. */
export type ContentEditorOptions = {
  initial: string
  upload: Upload
  /** Called with the ids of the products of pasted blocks. */
  onProducts: (ids: string[]) => void
  onEdit: () => void
  onUploads: (counts: UploadCounts) => void
  onBusy: (busy: boolean) => void
}

type Opened = {
  labelledBy: string
  onPicture: (pos: number) => void
  onSlash: (menu: SlashMenuState | null) => void
  onPanel: (panel: Panel) => void
  onLeftOut: (part: Partial<PasteNote>) => void
}

const PLACEHOLDER = 'Start writing your post content...'

/** The Tiptap editor of a post's content, null until it is ready, with the document as loaded. */
export function useContentEditor(options: ContentEditorOptions, opened: Opened) {
  const { initial, upload, onProducts, onEdit, onUploads, onBusy } = options
  const lang = useContentLanguage()
  const isOwn = use(OwnApi)
  const base = useRef<Node | null>(null)
  const [content] = useState(() => withHolders(initial))
  const [extensions] = useState(() => [
    ...CONTENT_EXTENSIONS,
    Placeholder.configure({ placeholder: PLACEHOLDER }),
    HistoryKeys,
    BlockKeys,
    Find,
    pictureEvents({ upload, onCounts: onUploads, onPicture: opened.onPicture }),
    ownSlice(onProducts),
    PastedText,
    ...(isOwn ? [passingPictures({ fetchPicture, onBusy, onFailed: (failed) => opened.onLeftOut({ failed }) })] : []),
    slashMenu({ onChange: opened.onSlash, onPanel: opened.onPanel }),
    blockEditing(opened.onPanel),
  ])
  const editor = useEditor({
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    content,
    extensions,
    editorProps: {
      attributes: {
        class: 'prose editor-body',
        style: `min-height: ${EDITOR_MIN_HEIGHT}px`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': opened.labelledBy,
        dir: 'auto',
        ...(lang && { lang }),
      },
      transformPastedHTML: (html) => cleanPaste(html, (names) => opened.onLeftOut({ names, failed: 0 })),
      transformPastedText: cleanText,
    },
    onCreate: ({ editor: created }) => {
      base.current = created.state.doc
    },
    onUpdate: onEdit,
  })
  return { editor, base }
}
