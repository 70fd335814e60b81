import { siteUrl } from '@/lib/server/core/env'

export const dynamic = 'force-dynamic'

/** What is not to be found (search, sign-in, admin) says so itself with noindex, which only a crawler that may read it heeds. */
const RULES = ['User-agent: *', 'Disallow: /api/', 'Allow: /api/docs']

export function GET(): Response {
  return new Response(`${RULES.join('\n')}\n\nSitemap: ${siteUrl()}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}
