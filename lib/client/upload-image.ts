import { ApiError, type Failure } from '../contract/failure'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_SIZE } from '../contract/limits'
import { adminHeader } from '../session/admin-header'
import { retryAfterSignIn } from './calls/client'

type Options = {
  signal?: AbortSignal
  /** Called with the share of the file that is sent, from 0 to 1. */
  onProgress?: (share: number) => void
}

/**
 * Uploads an image for a post; waits for a new sign-in when the session has expired.
 * @returns the URL of the image. @throws ApiError; AbortError if the signal aborted it.
 */
export async function uploadPostImage(file: File, postId: string, options: Options = {}): Promise<string> {
  if (file.size > MAX_UPLOAD_BYTES) throw new ApiError(413, `the file has more than ${MAX_UPLOAD_SIZE}`, 'TOO_LARGE')
  return retryAfterSignIn(() => send(file, postId, options))
}

/** XMLHttpRequest, because fetch does not report upload progress. */
function send(file: File, postId: string, { signal, onProgress }: Options): Promise<string> {
  const form = new FormData()
  form.append('image', file)
  form.append('postId', postId)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const header = adminHeader()
    request.open('POST', '/api/curated-posts/upload-image')
    request.responseType = 'json'
    if (header) request.setRequestHeader('authorization', header)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
    request.onload = () => {
      const { message = 'Unknown error', code, issues, data } = (request.response ?? {}) as Answer
      if (request.status < 300 && data?.url) resolve(data.url)
      else reject(new ApiError(request.status, message, code, issues))
    }
    request.onerror = () => reject(new ApiError(0, 'The site could not be reached'))
    request.onabort = () => reject(new DOMException('The upload was canceled', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) request.onabort(new ProgressEvent('abort'))
    else request.send(form)
  })
}

/** Empty if it is no JSON, such as an error page of a proxy. */
type Answer = Partial<Failure> & { data?: { url?: string } }
