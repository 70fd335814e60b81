import { sharedText } from '@/lib/server/pages/shared-text'
import { readSitemap } from '@/lib/server/pages/sitemap'

export const dynamic = 'force-dynamic'

/** The sitemap index at /sitemap.xml and the sitemaps that it lists. */
export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[name]'>): Promise<Response> {
  return sharedText(await readSitemap((await params).name), 'application/xml')
}
