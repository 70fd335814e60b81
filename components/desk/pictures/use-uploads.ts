import { useCallback, useState } from 'react'
import { uploadPostImage } from '@/lib/client/upload-image'
import type { Upload } from './picture-file'
import type { UploadCounts } from '../kit/save-bar'
import { newKey } from '@/lib/client/calls/new-key'

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
