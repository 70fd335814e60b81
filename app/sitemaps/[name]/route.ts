import { sharedControl } from '@/lib/server/cache/shared-for.mjs'
import { readSitemap } from '@/lib/server/sitemap/read-sitemap'

export const dynamic = 'force-dynamic'

/** The index at /sitemap.xml, and the sitemaps that it names. */
export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[name]'>): Promise<Response> {
  const xml = await readSitemap((await params).name)
  if (!xml) return new Response('Not found', { status: 404, headers: { 'cache-control': sharedControl() } })
  return new Response(xml, { headers: { 'cache-control': sharedControl(), 'content-type': 'application/xml; charset=utf-8' } })
}
