import { siteUrl } from '@/lib/server/core/env'

export const dynamic = 'force-dynamic'

/**
 * Searches and filtered Explore have no end of addresses. Other pages that must not be indexed (sign-in, admin) send noindex, which
 * a crawler can only see if it may fetch them.
 */
const RULES = [
  'User-agent: *',
  'Disallow: /api/',
  'Allow: /api/openapi.json',
  'Disallow: /search',
  'Disallow: /?tab=explore&',
  'Allow: /?tab=explore&page=',
]

export function GET(): Response {
  return new Response(`${RULES.join('\n')}\n\nSitemap: ${siteUrl()}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}
