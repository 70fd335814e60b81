import { readSocialSubject, SOCIAL_IMAGE_TYPE } from '@/lib/seo/metadata'
import { noFile } from '@/lib/server/pages/shared-text'
import { socialImage } from '@/lib/server/pages/social/social-image'

export const dynamic = 'force-dynamic'

/** Social card images: /social/post/{id}.jpg, /social/category/{name}.jpg, /social/site/home.jpg. */
export async function GET(request: Request, { params }: RouteContext<'/social/[kind]/[file]'>): Promise<Response> {
  const { kind, file } = await params
  const subject = readSocialSubject(kind, file)
  const image = subject && (await socialImage(subject))
  if (!image) return noFile()
  const etag = `"${image.version}"`
  const headers = {
    etag,
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'content-security-policy': "default-src 'none'",
  }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(await image.draw()), {
    headers: { ...headers, 'content-type': SOCIAL_IMAGE_TYPE },
  })
}
