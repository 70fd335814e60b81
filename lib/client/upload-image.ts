import { ApiError, type Failure } from '../contract/failure'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_SIZE } from '../contract/limits'
import { adminHeader } from '../session/admin-header'
import { signInAgain } from '../session/share-session'

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
  const sent = adminHeader()
  const answer = await send(file, postId, options)
  if (answer.status !== 401) return imageUrlIn(answer)
  const refreshed = adminHeader()
  if ((refreshed === null || refreshed === sent) && !(await signInAgain())) return imageUrlIn(answer)
  return imageUrlIn(await send(file, postId, options))
}

type Answer = { status: number; body: Partial<Failure> & { data?: { url?: unknown } } }

/** XMLHttpRequest, because fetch does not report upload progress. */
function send(file: File, postId: string, { signal, onProgress }: Options): Promise<Answer> {
  const form = new FormData()
  form.append('image', file)
  form.append('postId', postId)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const header = adminHeader()
    request.open('POST', '/api/curated-posts/upload-image')
    if (header) request.setRequestHeader('authorization', header)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
    request.onload = () => resolve({ status: request.status, body: readBody(request.responseText) })
    request.onerror = () => reject(new ApiError(0, 'The site could not be reached'))
    request.onabort = () => reject(new DOMException('The upload was canceled', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) request.onabort(new ProgressEvent('abort'))
    else request.send(form)
  })
}

function readBody(text: string): Answer['body'] {
  try {
    return (JSON.parse(text) as Answer['body'] | null) ?? {}
  } catch {
    return {}
  }
}

function imageUrlIn({ status, body }: Answer): string {
  const url = body.data?.url
  if (status >= 200 && status < 300 && typeof url === 'string' && url) return url
  throw new ApiError(status, body.message ?? 'Unknown error', body.code, body.issues)
}
