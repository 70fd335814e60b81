import { readLlmsText } from '@/lib/server/feeds/read-llms-text'

export const dynamic = 'force-static'
export const revalidate = 30

export function generateStaticParams() {
  return []
}

/** /llms.txt: the site in a page of plain Markdown (llmstxt.org). */
export async function GET(_request: Request, { params }: RouteContext<'/llms/[file]'>): Promise<Response> {
  if ((await params).file !== 'llms.txt') return new Response('Not found', { status: 404 })
  return new Response(await readLlmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
