import type { Editor } from '@tiptap/core'
import { insertVideo } from './blocks/video'
import { type Panel, readableKeys } from './commands/text-commands'
import { TOOLBAR_COMMANDS } from './content-toolbar'
import { focusText } from './read-selection'
import { ComparisonDialog } from './comparison/comparison-dialog'
import { KitDialog } from './kit/kit-dialog'
import { LinkDialog } from './links/link-dialog'
import { ImageDialog } from './pictures/image-dialog'
import type { Upload } from '../../pictures/file-chooser'
import { PinsDialog } from './pins/pins-dialog'
import { ProductCardDialog } from '../picker/product-card-dialog'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { MORE_COMMANDS } from './commands/more-commands'
import { useRef, useState } from 'react'
import { videoOf } from '@/lib/format/video'
import { MAX_URL_LENGTH } from '@/lib/contract/limits'
import { TextField } from '../../kit/form-field'

/** Keys of what is no command of the text. */
const OTHER_KEYS = [
  { label: 'Insert menu', keys: '/' },
  { label: 'Writing mode', keys: 'Control+Shift+F' },
  { label: 'Save', keys: 'Control+S' },
  { label: 'To the toolbar', keys: 'Alt+F10' },
]

type Props = {
  editor: Editor
  panel: Panel | null
  /** The address of the preview image; empty without one. */
  preview: string
  upload: Upload
  onBusy: (busy: boolean) => void
  onClose: () => void
}

/** The dialog that is open. */
export function EditorPanels({ editor, panel, preview, upload, onBusy, onClose }: Props) {
  const leave = () => {
    onClose()
    focusText(editor)
  }
  if (panel === 'link') return <LinkDialog editor={editor} onClose={onClose} />
  if (panel === 'shortcuts') return <ShortcutsDialog onClose={leave} />
  if (panel === 'video') return <VideoDialog editor={editor} onClose={leave} />
  if (panel === 'product')
    return (
      <ProductCardDialog
        onInsert={(attrs) => editor.commands.insertContent({ type: 'productCard', attrs })}
        onClose={leave}
      />
    )
  if (panel === 'comparison') return <ComparisonDialog editor={editor} onClose={leave} />
  if (panel === 'pins' || panel === 'preview-pins')
    return <PinsDialog {...{ editor, preview }} isPreview={panel === 'preview-pins'} onClose={leave} />
  if (panel === 'kit') return <KitDialog editor={editor} onClose={leave} />
  return panel === 'image' && <ImageDialog {...{ editor, upload, onBusy, onClose }} />
}

function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const commands = [...TOOLBAR_COMMANDS, ...MORE_COMMANDS.flatMap((group) => group.commands)]
  const shortcuts = [...OTHER_KEYS, ...commands.filter(({ keys }) => keys)]
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" description="On a Mac, Cmd in place of Ctrl.">
      <dl className="grid gap-x-8 text-sm sm:grid-cols-2">
        {shortcuts.map(({ label, keys = '' }) => (
          <div key={label} className="flex min-h-9 items-center justify-between gap-4 border-b border-line">
            <dt>{label}</dt>
            <dd>
              <kbd className="rounded bg-tint px-1.5 py-0.5 font-sans text-xs whitespace-nowrap text-ink">
                {readableKeys(keys)}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const insert = () => {
    const video = videoOf(/^https?:\/\//i.test(typed.trim()) ? typed : `https://${typed.trim()}`)
    if (!video) return setRefused(typed)
    insertVideo(editor, video.href)
    onClose()
  }
  return (
    <FormDialog isLight title="Add Video" initialFocus={field} submit="Insert" onSubmit={insert} onClose={onClose}>
      <TextField
        ref={field}
        label="Video address"
        inputMode="url"
        maxLength={MAX_URL_LENGTH}
        placeholder="https://youtu.be/…"
        hint="A video on YouTube or Vimeo. The page shows a still picture, and plays it on a click."
        error={refused === typed ? 'This is not the address of a video on YouTube or Vimeo' : undefined}
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  )
}
