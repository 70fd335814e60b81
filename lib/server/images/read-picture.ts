import { env } from '../core/env'
import { pictureStore } from './picture-store'
import { PICTURE_NAME } from './stored-pictures'

/** Milliseconds. */
const TIME_LIMIT = 10_000

/** The bytes of a stored picture, from this site's store or the external API; null if there is none. */
export async function readPicture(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!PICTURE_NAME.test(name)) return null
  const { API_BASE_URL } = env()
  if (!API_BASE_URL) return pictureStore().get(name)
  const answer = await fetch(`${API_BASE_URL}/uploads/${name}`, {
    signal: AbortSignal.timeout(TIME_LIMIT),
    cache: 'no-store',
  }).catch(() => null)
  return answer?.ok && answer.headers.get('content-type') === 'image/webp' ? answer.bytes() : null
}
