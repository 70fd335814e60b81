import { readPicture } from '@/lib/server/images/read-picture'

/** A stored picture or one of its narrower copies; its name is its content, so it never changes. */
export async function GET(_request: Request, { params }: RouteContext<'/uploads/[file]'>): Promise<Response> {
  const bytes = await readPicture((await params).file)
  if (!bytes) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    },
  })
}
