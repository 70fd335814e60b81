import { sharedText } from '@/lib/server/cache/shared-text'
import { readSitemap } from '@/lib/server/sitemap/read-sitemap'

export const dynamic = 'force-dynamic'

/** The index at /sitemap.xml, and the sitemaps that it names. */
export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[name]'>): Promise<Response> {
  return sharedText(await readSitemap((await params).name), 'application/xml')
}
