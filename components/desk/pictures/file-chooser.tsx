import {
  type ComponentProps,
  useRef,
  useCallback,
  useState,
  type ClipboardEvent,
  type DragEvent,
  useEffect,
} from 'react'
import { Button } from '@/components/ui/controls/button'
import { formatBytes } from '@/lib/format/texts/counts'
import { notify } from '@/components/site/frame/notify'
import { newKey } from '@/lib/client/calls/new-key'
import { uploadPostImage } from '@/lib/client/upload-image'
import { ADMIN_TEXTS, uploadFailed } from '@/lib/contract/admin-texts'
import { errorMessageOf } from '../kit/feedback'
import type { UploadCounts } from '../kit/save-bar'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & {
  /** Of the hidden file field. */
  label: string
  /** Pictures by default. */
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A button that chooses files; the same file can be chosen again. */
export function FileChooser({ label, accept = PICTURE_FILES, multiple, onFiles, ...button }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button {...button} onClick={() => field.current?.click()} />
    </>
  )
}

type FileButtonProps = {
  label: string
  /** Of the hidden file field. */
  name: string
  accept: string
  file: File | null
  isPrimary?: boolean
  onChoose: (file: File) => void
}

/** A button that chooses a file, with the file that was chosen. */
export function FileButton({ label, name, accept, file, isPrimary = false, onChoose }: FileButtonProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <FileChooser
        label={name}
        accept={accept}
        kind={isPrimary && !file ? 'primary' : 'quiet'}
        onFiles={([chosen]) => chosen && onChoose(chosen)}
      >
        {label}
      </FileChooser>
      {file && (
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{file.name}</span>
          <span className="text-muted">{` ${formatBytes(file.size)}`}</span>
        </p>
      )}
    </div>
  )
}

/** Uploads an image file and returns its URL; rejects with an error whose message is shown. */
export type Upload = (
  file: File,
  options?: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>
const ENDINGS = /\.(avif|gif|hei[cf]|jpe?g|png|tiff?|webp)$/i
/** Types that browsers without HEIC support report for its files. */
const UNKNOWN_TYPES = new Set(['', 'application/octet-stream'])

/** Value of `accept` for image file inputs. */
const PICTURE_FILES = 'image/*,.heic,.heif'

/** Whether a file is an image: by its type, or by its name if the browser does not know the type. */
export function isPictureFile({ name, type }: File): boolean {
  return UNKNOWN_TYPES.has(type) ? ENDINGS.test(name) : type.startsWith('image/')
}

/**
 * Handlers for files dropped on an element or pasted into it.
 * @returns whether files are dragged over the element, and the handlers.
 */
export function useFileDrop(onFiles: (files: File[], how: 'dropped' | 'pasted') => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.currentTarget as Element).contains(event.relatedTarget as Element | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files], 'dropped')
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files]
      if (!files.length) return
      event.preventDefault()
      onFiles(files, 'pasted')
    },
  }
  return { isOver, handlers }
}

type Options = {
  upload: Upload
  /** Called as of the last render, which may be later than that in which the upload was started. */
  onUploaded: (address: string) => void
  /** Called when an upload starts or ends. */
  onBusy?: ((busy: boolean) => void) | undefined
}

/**
 * One upload at a time for a form field.
 * @returns the share sent, from 0 to 1, or null if idle; the last error; and a function to start, given the
 * success message.
 */
export function usePictureUpload({ upload, onUploaded, onBusy }: Options) {
  const [share, setShare] = useState<number | null>(null)
  const [errorMessage, setErrorMessage] = useState('')
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const latest = useRef(onUploaded)
  useEffect(() => {
    latest.current = onUploaded
  })

  const start = async (file: File | undefined, successMessage: string): Promise<void> => {
    if (!file || running.current) return
    if (!isPictureFile(file)) return notify('error', ADMIN_TEXTS.selectImageFile)
    const controller = new AbortController()
    running.current = controller
    setErrorMessage('')
    setShare(0)
    onBusy?.(true)
    try {
      const address = await upload(file, { signal: controller.signal, onProgress: setShare })
      latest.current(address)
      notify('success', successMessage)
    } catch (error) {
      if (!controller.signal.aborted) {
        const reason = errorMessageOf(error)
        setErrorMessage(`Not uploaded: ${reason}`)
        notify('error', uploadFailed(reason))
      }
    } finally {
      running.current = null
      setShare(null)
      onBusy?.(false)
    }
  }
  return { share, errorMessage, start }
}

const NONE: UploadCounts = { running: 0, failed: 0 }

/** Uploads of all parts of the form, with the number of running and failed ones. */
export function useUploads(post: string | null) {
  const [inText, setInText] = useState(NONE)
  const [inFields, setInFields] = useState(0)
  const [upload] = useState(() => {
    const postId = post ?? `draft-${Date.now()}-${newKey()}`
    const send: Upload = (file, options) => uploadPostImage(file, postId, options)
    return send
  })
  const onBusy = useCallback((busy: boolean) => setInFields((count) => count + (busy ? 1 : -1)), [])
  return { upload, onUploads: setInText, onBusy, counts: { running: inText.running + inFields, failed: inText.failed } }
}
