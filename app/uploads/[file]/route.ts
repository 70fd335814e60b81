import { PICTURE_NAME, pictureStore } from '@/lib/server/images/picture-store'

/** A stored picture or one of its narrower copies; its name is its content, so it never changes. */
export async function GET(_request: Request, { params }: RouteContext<'/uploads/[file]'>): Promise<Response> {
  const { file } = await params
  const bytes = PICTURE_NAME.test(file) ? await pictureStore().get(file) : null
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
