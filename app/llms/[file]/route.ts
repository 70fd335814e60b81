import { sharedText } from '@/lib/server/pages/shared-text'
import { readLlmsText } from '@/lib/server/pages/feeds/read-llms-text'

export const dynamic = 'force-dynamic'

/** /llms.txt: the site as a page of Markdown (llmstxt.org). */
export async function GET(_request: Request, { params }: RouteContext<'/llms/[file]'>): Promise<Response> {
  return sharedText((await params).file === 'llms.txt' ? await readLlmsText() : null, 'text/plain')
}
