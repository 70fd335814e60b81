import { sharedControl } from '@/lib/server/cache/shared-for.mjs'
import { FEED_FILES, readFeed, type FeedFile } from '@/lib/server/feeds/read-feed'

export const dynamic = 'force-dynamic'

/** The feeds at /feed.xml, /atom.xml and /feed.json, and the same under each category. */
export async function GET(_request: Request, { params }: RouteContext<'/feeds/[scope]/[file]'>): Promise<Response> {
  const { scope, file } = await params
  const format = Object.hasOwn(FEED_FILES, file) ? (file as FeedFile) : null
  const text = format && (await readFeed(decodeURIComponent(scope).normalize('NFC'), format))
  if (!format || !text) return new Response('Not found', { status: 404, headers: { 'cache-control': sharedControl() } })
  return new Response(text, { headers: { 'cache-control': sharedControl(), 'content-type': `${FEED_FILES[format].type}; charset=utf-8` } })
}
