import 'server-only'
import { z } from 'zod'

const CHANGE = /^\/api\/curated-posts\/([^/]+)(\/versions\/[^/]+\/restore)?$/
/** Calls whose answer names the posts. */
const NAMING = ['/api/curated-posts', '/api/curated-posts/batch-status', '/api/admin/deleted-posts/restore']

const answer = z.object({
  data: z
    .object({ post: z.object({ id: z.string().min(1) }) })
    .optional()
    .catch(undefined),
  ids: z.array(z.string()).catch([]),
})

/** The ids of the posts that a write created or changed visibly, from its URL or its response. */
export async function postsOfWrite(request: Request, response: Response): Promise<string[]> {
  const { pathname } = new URL(request.url)
  const [, changed, restoring] = pathname.match(CHANGE) ?? []
  if (changed && (request.method === 'PUT' || restoring)) return [decodeURIComponent(changed)]
  if (request.method !== 'POST' || !NAMING.includes(pathname)) return []
  const { data } = answer.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  )
  return data?.data ? [data.data.post.id] : (data?.ids ?? [])
}
