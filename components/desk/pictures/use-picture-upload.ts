import { notify } from '@/components/site/frame/notify'
import { useCallback, useState, type ClipboardEvent, type DragEvent, useEffect, useRef } from 'react'
import { newKey } from '@/lib/client/calls/new-key'
import { uploadPostImage } from '@/lib/client/upload-image'
import { ADMIN_TEXTS, uploadFailed } from '@/lib/contract/admin-texts'
import type { UploadCounts } from '../kit/save-bar'
import { isPictureFile, type Upload } from './file-chooser'

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
        const reason = error instanceof Error ? error.message : 'Unknown error'
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
