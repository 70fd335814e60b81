import { sharedText } from '@/lib/server/pages/shared-text'
import { FEED_FILES, readFeed, type FeedFile } from '@/lib/server/pages/feeds/read-feed'

export const dynamic = 'force-dynamic'

/** Site feeds at /feed.xml, /atom.xml and /feed.json, and the same per category. */
export async function GET(_request: Request, { params }: RouteContext<'/feeds/[scope]/[file]'>): Promise<Response> {
  const { scope, file } = await params
  const format = Object.hasOwn(FEED_FILES, file) ? (file as FeedFile) : null
  if (!format) return sharedText(null, 'text/plain')
  return sharedText(await readFeed(scope.normalize('NFC'), format), FEED_FILES[format].type)
}
