import { TEXTS } from '@/lib/contract/texts'
import { env } from '@/lib/server/core/env'

export const dynamic = 'force-dynamic'

/** Web app manifest. */
export function GET(): Response {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })
  const manifest = {
    name: env().SITE_NAME,
    short_name: env().SITE_NAME,
    description: TEXTS.siteTagline,
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf8',
    theme_color: '#2e1065',
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
