import { env } from '@/lib/server/core/env'

export const dynamic = 'force-dynamic'

/** Serves the IndexNow key file at /{key}.txt; 404 for every other name. */
export async function GET(_request: Request, { params }: RouteContext<'/indexnow/[file]'>): Promise<Response> {
  const { INDEXNOW_KEY } = env()
  const { file } = await params
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  if (!INDEXNOW_KEY || file !== `${INDEXNOW_KEY}.txt`)
    return new Response('Not found', { status: 404, headers: { ...headers, 'cache-control': 'no-store' } })
  return new Response(INDEXNOW_KEY, { headers })
}
