import type { Editor } from '@tiptap/core'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import { insertProductCard } from '../blocks/product-card-block'
import { insertVideo } from '../blocks/video'
import type { Panel } from '../commands/content-command'
import { focusText } from '../focus-text'
import { ComparisonDialog } from '../comparison/comparison-dialog'
import { KitDialog } from '../kit/kit-dialog'
import { LinkDialog } from '../links/link-dialog'
import { ImageDialog } from '../pictures/image-dialog'
import { gapAtCursor } from '../pictures/picture-gap'
import type { Notify, Upload } from '../uploads/picture-uploads'
import { PinsDialog } from '../pins/pins-dialog'
import { pinnedPicture, previewPicture } from '../pins/pins-node'
import type { EditorServices } from '../services'
import { ShortcutsDialog } from './shortcuts-dialog'
import { VideoDialog } from './video-dialog'

type Props = {
  editor: Editor
  panel: Panel | null
  services: EditorServices
  /** The address of the preview image; empty without one. */
  preview: string
  upload: Upload
  notify: Notify
  onBusy: (busy: boolean) => void
  onClose: () => void
}

/** The dialog that is open. */
export function EditorPanels({ editor, panel, services, preview, upload, notify, onBusy, onClose }: Props) {
  const leave = () => {
    onClose()
    focusText(editor)
  }
  if (panel === 'link') return <LinkDialog editor={editor} findPosts={services.findPosts} onClose={onClose} />
  if (panel === 'shortcuts') return <ShortcutsDialog onClose={leave} />
  if (panel === 'video')
    return <VideoDialog onInsert={(href) => insertVideo(editor, href, services.readVideo)} onClose={leave} />
  if (panel === 'product')
    return <services.ProductDialog onInsert={(card) => insertProductCard(editor, card)} onClose={leave} />
  if (panel === 'comparison') return <ComparisonDialog editor={editor} services={services} onClose={leave} />
  if (panel === 'pins' || panel === 'preview-pins') {
    const picture = panel === 'pins' ? pinnedPicture(editor, preview) : previewPicture(editor.state.doc, preview)
    return <PinsDialog {...{ editor, picture }} ProductDialog={services.ProductDialog} onClose={leave} />
  }
  if (panel === 'kit') return <KitDialog editor={editor} ProductDialog={services.ProductDialog} onClose={leave} />
  if (panel !== 'image') return null
  return (
    <ImageDialog
      upload={upload}
      LibraryButton={services.LibraryButton}
      notify={notify}
      onBusy={onBusy}
      onClose={onClose}
      onInsert={({ src, alt }) => insertPicture(editor, src, alt)}
      onFiles={(files) => editor.storage.pictureEvents.uploads?.start(files, ADMIN_TEXTS.imageUploaded)}
    />
  )
}

function insertPicture(editor: Editor, src: string, alt: string): void {
  const at = gapAtCursor(editor)
  editor.commands.insertContentAt(at, { type: 'image', attrs: { src, alt } }, { updateSelection: false })
  focusText(editor)
}
