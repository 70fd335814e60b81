import { errorResponse } from '@/lib/server/api/request/error-response'
import { publicAddress } from '@/lib/server/images/public-pictures'
import { readPicture } from '@/lib/server/images/read-picture'
import { noFile } from '@/lib/server/pages/shared-text'

/** An uploaded image or one of its resized copies. The name is a content hash, so the response is immutable. */
export async function GET(_request: Request, { params }: RouteContext<'/uploads/[file]'>): Promise<Response> {
  const { file } = await params
  const elsewhere = publicAddress(file)
  if (elsewhere)
    return new Response(null, {
      status: 308,
      headers: { location: elsewhere, 'cache-control': 'public, s-maxage=3600' },
    })
  const bytes = await readPicture(file).catch(unavailable)
  if (bytes instanceof Response) return bytes
  if (!bytes) return noFile()
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    },
  })
}

/** Answers 503 with Retry-After when the image store cannot be reached. */
function unavailable(error: unknown): Response {
  const { status, headers, body } = errorResponse(error)
  return new Response(body.message, {
    status,
    headers: { ...headers, 'content-type': 'text/plain', 'cache-control': 'no-store' },
  })
}
