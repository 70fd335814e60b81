import { env } from '@/lib/server/core/env'

export const dynamic = 'force-dynamic'

/** The proof of the IndexNow key, served at /{key}.txt; nothing else is to be found here. */
export async function GET(_request: Request, { params }: RouteContext<'/indexnow/[file]'>): Promise<Response> {
  const { INDEXNOW_KEY } = env()
  const { file } = await params
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  if (!INDEXNOW_KEY || file !== `${INDEXNOW_KEY}.txt`) return new Response('Not found', { status: 404, headers: { ...headers, 'cache-control': 'no-store' } })
  return new Response(INDEXNOW_KEY, { headers })
}
