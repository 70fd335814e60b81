import { env } from '@/lib/server/core/env'
import { noFile } from '@/lib/server/pages/shared-text'

export const dynamic = 'force-dynamic'

/** Serves the IndexNow key file at /{key}.txt; 404 for every other name. */
export async function GET(_request: Request, { params }: RouteContext<'/indexnow/[file]'>): Promise<Response> {
  const { INDEXNOW_KEY } = env()
  const { file } = await params
  if (!INDEXNOW_KEY || file !== `${INDEXNOW_KEY}.txt`) return noFile()
  return new Response(INDEXNOW_KEY, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
