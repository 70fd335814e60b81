import { sharedControl } from '@/lib/server/cache/shared-for.mjs'
import { readLlmsText } from '@/lib/server/feeds/read-llms-text'

export const dynamic = 'force-dynamic'

/** /llms.txt: the site in a page of plain Markdown (llmstxt.org). */
export async function GET(_request: Request, { params }: RouteContext<'/llms/[file]'>): Promise<Response> {
  if ((await params).file !== 'llms.txt') return new Response('Not found', { status: 404, headers: { 'cache-control': sharedControl() } })
  return new Response(await readLlmsText(), { headers: { 'cache-control': sharedControl(), 'content-type': 'text/plain; charset=utf-8' } })
}
